import type { CaseDraft } from "../case-draft";
import type { DeskCommand, Reply } from "../desk-command";
import type { TaskState } from "../desk-state";
import { isTakeable } from "../task-summary";
import type { Draft } from "./cases/case-editor";
import { ask, textPiece } from "./server";

export interface KeyboardState {
  readonly task: TaskState | undefined;
  readonly name: string | undefined;
  /** What an editor shows that is no task's solution: it is not submitted here, and neither is the task for it. */
  readonly other: string;
  readonly isWatching: boolean;
  order(command: DeskCommand): Promise<Reply>;
  setDraft(draft: Draft): void;
  setSaid(text: string): void;
}

export type Actions = ReturnType<typeof actions>;

/** What buttons and keys do, for the task and the case that are looked at. */
export function actions(keyboard: KeyboardState) {
  const { task, name, other, isWatching, order, setDraft, setSaid } = keyboard;
  const slug = task?.slug ?? "";
  const row = task?.cases.find((one) => one.name === name);
  const named = row && { slug, name: row.name, version: row.version };
  const withTask = (act: () => unknown) => () => {
    if (task) void act();
  };
  const withCase = (act: (own: NonNullable<typeof named>) => unknown) => () => {
    if (named) void act(named);
    else setSaid("no case is chosen");
  };
  /** The draft that is kept of a case, of a new one without a name, opens instead. */
  const kept = async (name?: string): Promise<boolean> => {
    if (!task?.drafts?.includes(name ?? "")) return false;
    const draft = await ask<CaseDraft>("/draft", { slug, name: name ?? "" });
    if (draft) {
      const { input, output, version } = draft;
      const about = {
        ...(name !== undefined && { name }),
        ...(version !== undefined && { version }),
      };
      setDraft({ slug, ...about, input, output, isKept: true });
    }
    return draft !== undefined;
  };
  const loaded = async (own: NonNullable<typeof named>, isCopy: boolean) => {
    if (await kept(isCopy ? undefined : own.name)) {
      if (isCopy) setSaid("a new case is not saved yet: save or discard it, then copy");
      return;
    }
    const output = row?.expectedBytes === undefined ? "" : await whole(slug, own.name, "expected");
    const input = await whole(slug, own.name, "input");
    if (input === undefined || output === undefined) {
      setSaid(`${own.name} is too large, or no text: edit its file`);
      return;
    }
    setDraft({ slug, input, output, ...(!isCopy && { name: own.name, version: own.version }) });
  };
  return {
    run: withTask(() => order({ type: "run", slug })),
    runOne: withCase((own) => order({ type: "run", slug, names: [own.name], again: true })),
    stop: withTask(() => order({ type: "stop", slug })),
    add: withTask(async () => {
      if (!(await kept())) setDraft({ slug, input: "", output: "" });
    }),
    edit: withCase((own) => loaded(own, false)),
    copy: withCase((own) => loaded(own, true)),
    remove: withCase((own) => order({ type: "delete", ...own })),
    take: withCase((own) =>
      isTakeable(task?.results[own.name]?.verdict)
        ? order({ type: "take", ...own })
        : setSaid("only a wrong answer, or one that was not compared, can become the expected one"),
    ),
    runtime: () => document.querySelector<HTMLSelectElement>("#runtime")?.focus(),
    custom: () => document.querySelector<HTMLTextAreaElement>("#custom-input")?.focus(),
    stress: withTask(() => {
      const { stress } = task!;
      const isOn = stress?.phase === "looking" || stress?.phase === "shrinking";
      return order({ type: isOn ? "end-stress" : "stress", slug });
    }),
    keep: withTask(() => order({ type: "keep", slug })),
    hide: withCase((own) =>
      order({ type: "hide", slug, name: own.name, isHidden: row?.isHidden !== true }),
    ),
    debug: withCase((own) => order({ type: "debug", slug, name: own.name })),
    submit: withTask(() =>
      other === ""
        ? order({ type: "submit", slug })
        : setSaid(`submit ${other} by the palette, or choose a task here`),
    ),
    send: withTask(() => order({ type: "send", slug })),
    editor: withTask(() => order({ type: "editor", slug })),
    watch: () => void order({ type: "watch", isOn: !isWatching }),
  };
}

const MOST_BYTES = 1 << 20;

/** A whole text, where it is one and small enough to be edited. */
async function whole(slug: string, name: string, part: string): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let [text, from] = ["", 0];
  for (;;) {
    const piece = await textPiece(slug, name, part, from);
    if (!piece || piece.size > MOST_BYTES) return undefined;
    from += piece.bytes.length;
    try {
      text += decoder.decode(piece.bytes, { stream: from < piece.size });
    } catch {
      return undefined;
    }
    if (from >= piece.size || piece.bytes.length === 0) return text;
  }
}
