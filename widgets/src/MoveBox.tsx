import { useState } from "preact/hooks";
import { usePlay } from "./play";

/** Every move and command as text. What it answers is shown and said, also when it is the same answer twice. */
export function MoveBox({ reply, onReply }: { reply: string; onReply(text: string): void }) {
  const play = usePlay();
  const [text, setText] = useState("");
  const send = async () => {
    const typed = text.trim();
    if (!typed) return;
    const answer = await play.ask({ kind: "text", text: typed });
    if (answer.ok) setText("");
    onReply(answer.say ?? answer.error?.text ?? "");
  };
  return (
    <form
      class="lg-movebox"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <span>Type a move</span>
        <input
          type="text"
          value={text}
          autocomplete="off"
          spellcheck={false}
          placeholder={play.book.commands}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Enter</button>
      {reply && <p class="lg-reply">{reply}</p>}
    </form>
  );
}
