import { render } from "preact";
import type { Model } from "./contract";
import "./styles/table.css";
import { Table } from "./Table";

/** One view of the table. Everything it starts ends with the function it returns. */
function view({ model, el }: { model: Model; el: HTMLElement }): () => void {
  render(<Table model={model} />, el);
  return () => render(null, el);
}

export default () => ({ render: view });
