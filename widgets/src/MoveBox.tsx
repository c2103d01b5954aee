import { useEffect, useRef, useState } from "preact/hooks";
import { usePlay } from "./play";

/** Every move and command as text. What it answers is shown and said, also when it is the same answer twice. */
export function MoveBox({ reply, onReply }: { reply: string; onReply(text: string): void }) {
  const { book, ask } = usePlay();
  const [text, setText] = useState("");
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.scrollIntoView?.({ block: "nearest" }), [reply]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const answer = await ask({ kind: "text", text: text.trim() });
    if (answer.ok) setText("");
    onReply(answer.say ?? "");
  };
  return (
    <form class="lg-movebox lg-row" onSubmit={(event) => void send(event)}>
      <label>
        Type a move
        <input
          value={text}
          autocomplete="off"
          spellcheck={false}
          placeholder={book.commands}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button>Enter</button>
      {reply && <p class="lg-reply" ref={said}>{reply}</p>}
    </form>
  );
}
