import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { mount, SCENES, unmountAll } from "./mount";

afterEach(unmountAll);

const WITHOUT_LAYOUT = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

async function violations(el: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(el, {
    rules: { ...WITHOUT_LAYOUT, region: { enabled: false } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

test("the checker can find something", async () => {
  document.body.innerHTML = "<div><button></button></div>";
  expect(await violations(document.body.firstElementChild as HTMLElement)).not.toEqual([]);
});

test.each(SCENES)("%s: no violations", async (name) => {
  const table = await mount(name);
  expect(await violations(table.el)).toEqual([]);
});

test.each(["Rules", "New game", "Settings", "Log", "Count"])("panel %s: no violations", async (name) => {
  const table = await mount("secret-house-rule");
  await table.press(name);
  expect(await violations(table.el)).toEqual([]);
});

test.each(SCENES)("%s: every button has a name, every group one tab stop, and one live region speaks", async (name) => {
  const table = await mount(name);
  const buttons: HTMLElement[] = table.ui.getAllByRole("button");
  expect(buttons.filter((button) => !(button.getAttribute("aria-label") ?? button.textContent)?.trim())).toEqual([]);
  for (const group of table.el.querySelectorAll("[role=group]")) {
    const stops = [...group.querySelectorAll<HTMLElement>("[data-rove]")].map((button) => button.tabIndex);
    if (stops.length) expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
  }
  expect(table.el.querySelectorAll("[aria-live]")).toHaveLength(1);
  expect(table.el.firstElementChild!.hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
});
