import { useRef, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { DeskCommand, Reply } from "../../desk-command";
import type { TaskState } from "../../desk-state";
import { TextBlock } from "../cases/text-block";
import { useHeight } from "../use-height";

interface Props {
  readonly task: TaskState;
  order(command: DeskCommand): Promise<Reply>;
}

/** An input that is only run. */
export function CustomInput({ task: { slug, tried, facts }, order }: Props) {
  const [input, setInput] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  useHeight(box, "desk-input-height", true);
  const isInteractive = facts?.isInteractive === true;
  const run = () => {
    if (!isInteractive && !tried?.isRunning) void order({ type: "try", slug, input });
  };
  return (
    <section class="panel" aria-label="Custom input">
      <div class="tools">
        <h3>Custom input</h3>
        <button type="button" onClick={run} disabled={tried?.isRunning || isInteractive}>
          Run it
        </button>
        {isInteractive && (
          <span class="facts">an interactive program is run on cases alone: add one</span>
        )}
        {tried && (
          <span class="facts">{tried.isRunning ? "running …" : visible(tried.figures)}</span>
        )}
      </div>
      <div class="sides">
        <label>
          <span>input (Ctrl-Enter runs)</span>
          <textarea
            id="custom-input"
            ref={box}
            rows={5}
            value={input}
            spellcheck={false}
            onInput={({ currentTarget }) => setInput(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
              if (event.key === "Escape") event.currentTarget.blur();
            }}
          />
        </label>
        {tried && tried.count > 0 && !tried.isRunning && (
          <TextBlock key={tried.count} title="output" slug={slug} name="" part="custom" />
        )}
      </div>
      {tried?.stderr && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <pre tabIndex={0} role="group" aria-label="stderr">
          {visible(tried.stderr)}
        </pre>
      )}
    </section>
  );
}
