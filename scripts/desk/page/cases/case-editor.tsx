import { useRef, useState } from "preact/hooks";
import type { CaseDraft } from "../../case-draft";
import type { DeskCommand, Reply } from "../../desk-command";
import { Dialog } from "../dialogs";
import { keeper } from "./keep-draft";

/** What the editor was opened with. */
export interface Draft extends CaseDraft {
  readonly slug: string;
  /** It was written before, and kept. */
  readonly isKept?: boolean;
}

interface Props {
  readonly draft: Draft;
  order(command: DeskCommand): Promise<Reply>;
  close(): void;
}

/**
 * Input and expected output of a new case or of one that is edited. The server keeps every change: nothing is
 * lost by Escape, by loading the page again, or by another task.
 */
export function CaseEditor({ draft, order, close }: Props) {
  const { slug, name, version } = draft;
  const [input, setInput] = useState(draft.input);
  const [output, setOutput] = useState(draft.output);
  const [isKept, setKept] = useState(draft.isKept === true);
  const keep = useRef(keeper());
  const about = { ...(name !== undefined && { name }), ...(version !== undefined && { version }) };
  const changed = (texts: { readonly input: string; readonly output: string }) => {
    setInput(texts.input);
    setOutput(texts.output);
    setKept(true);
    keep.current.change({ type: "draft", slug, ...about, ...texts });
  };
  const save = async () => {
    const texts = { slug, input, output };
    await keep.current.settled(); // a late draft must not come after the case
    const command: DeskCommand =
      name === undefined || version === undefined
        ? { type: "add", ...texts }
        : { type: "edit", name, version, ...texts };
    if ("done" in (await order(command))) close();
  };
  const discard = async () => {
    await keep.current.settled();
    await order({ type: "drop-draft", slug, ...(name !== undefined && { name }) });
    close();
  };
  const field = (label: string, value: string, change: (text: string) => void) => (
    <label>
      <span>{label}</span>
      <textarea
        rows={10}
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
        spellcheck={false}
      />
    </label>
  );
  return (
    <Dialog label={name === undefined ? "New case" : `Edit ${name}`} close={close}>
      <h2>{name ?? "New case"}</h2>
      {draft.isKept && <p class="warning">This was not saved last time: save or discard it.</p>}
      <form
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <div class="sides">
          {field("input", input, (text) => changed({ input: text, output }))}
          {field("expected output (empty: it is run, not compared)", output, (text) =>
            changed({ input, output: text }),
          )}
        </div>
        <div class="tools">
          <button type="button" class="main" onClick={() => void save()}>
            Save <kbd>Ctrl-Enter</kbd>
          </button>
          <button type="button" onClick={close}>
            {isKept ? "Close, keep the draft" : "Close"}
          </button>
          {isKept && (
            <button type="button" onClick={() => void discard()}>
              Discard
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
