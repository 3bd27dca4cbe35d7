import { useState } from "preact/hooks";
import type { DeskCommand, Reply } from "../../desk-command";
import { Dialog } from "../dialogs";
import type { Draft } from "./draft";

interface Props {
  readonly draft: Draft;
  order(command: DeskCommand): Promise<Reply>;
  close(): void;
}

/** Input and expected output of a new case or of one that is edited. */
export function CaseEditor({ draft, order, close }: Props) {
  const { slug, name, version } = draft;
  const [input, setInput] = useState(draft.input);
  const [output, setOutput] = useState(draft.output);
  const save = async () => {
    const texts = { slug, input, output };
    const command: DeskCommand =
      name === undefined || version === undefined
        ? { type: "add", ...texts }
        : { type: "edit", name, version, ...texts };
    if ("done" in (await order(command))) close();
  };
  return (
    <Dialog label={name === undefined ? "New case" : `Edit ${name}`} close={close}>
      <h2>{name ?? "New case"}</h2>
      <div class="sides">
        <label>
          <span>input</span>
          <textarea
            rows={10}
            value={input}
            onInput={({ currentTarget }) => setInput(currentTarget.value)}
            spellcheck={false}
          />
        </label>
        <label>
          <span>expected output</span>
          <textarea
            rows={10}
            value={output}
            onInput={({ currentTarget }) => setOutput(currentTarget.value)}
            spellcheck={false}
          />
        </label>
      </div>
      <div class="tools">
        <button type="button" class="main" onClick={() => void save()}>
          Save
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
