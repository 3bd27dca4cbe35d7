import { useEffect, useState } from "preact/hooks";
import type { DeskCommand, Reply } from "../../desk-command";
import type { TaskState } from "../../desk-state";
import { stalenessWords } from "../../freshness";
import { isTakeable } from "../../task-summary";
import type { Actions } from "../actions";
import { DebugPanel } from "../panels/debug-panel";
import { ask } from "../server";
import { verdictClass } from "../task-list";
import { CaseTexts, type Detail } from "./case-texts";
import { Picture } from "./picture";
import { PlacedText } from "./placed-text";

interface Props {
  readonly task: TaskState;
  readonly name: string;
  readonly act: Actions;
  order(command: DeskCommand): Promise<Reply>;
}

/** One case: its verdict, its input, what is expected and what was printed. */
export function CaseDetail({ task, name, act, order }: Props) {
  const { slug, results, cases, facts } = task;
  const [detail, setDetail] = useState<Detail>();
  const row = cases.find((one) => one.name === name);
  const result = results[name];
  const mark = `${row?.version} ${result?.run} ${result?.verdict}`;
  useEffect(() => {
    let isCurrent = true;
    void ask<Detail>("/detail", { slug, name }).then((next) => {
      if (isCurrent) setDetail(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, name, mark]);
  if (!row) return null;
  const full = detail?.result;
  const old = stalenessWords(task, row);
  const isTaken = detail?.hasFound && isTakeable(result?.verdict) && !facts?.isInteractive;
  return (
    <section class="detail" aria-label={`case ${name}`}>
      <div class="tools">
        <h3>{name}</h3>
        {row.isHidden && <span class="old-words">hidden: not judged</span>}
        {result && !row.isHidden && (
          <b class={`verdict ${old ? "" : verdictClass(result.verdict)}`}>{result.verdict}</b>
        )}
        {old !== "" && <span class="old-words">{old}</span>}
        <button type="button" onClick={act.runOne}>
          Run <kbd>R</kbd>
        </button>
        <button type="button" onClick={act.edit}>
          {task.drafts?.includes(name) ? "Go on editing" : "Edit"} <kbd>e</kbd>
        </button>
        <button type="button" onClick={act.debug}>
          Debug <kbd>D</kbd>
        </button>
        <button type="button" onClick={act.hide}>
          {row.isHidden ? "Judge again" : "Hide"} <kbd>h</kbd>
        </button>
        <button type="button" onClick={act.copy}>
          Copy <kbd>c</kbd>
        </button>
        <button type="button" onClick={act.remove}>
          Delete <kbd>d</kbd>
        </button>
        {isTaken && (
          <button type="button" onClick={act.take}>
            Take found as expected <kbd>t</kbd>
          </button>
        )}
      </div>
      {task.debug?.name === name && <DebugPanel slug={slug} debug={task.debug} order={order} />}
      {full?.message && !row.isHidden && !(facts?.isInteractive && detail?.hasTalk) && (
        <PlacedText
          text={full.message}
          open={(place) => void order({ type: "editor", slug, name, place })}
        />
      )}
      {detail && (
        <CaseTexts key={mark} task={task} row={row} detail={detail} act={act} order={order} />
      )}
      <Picture key={`picture ${row.version}`} task={task} name={name} />
    </section>
  );
}
