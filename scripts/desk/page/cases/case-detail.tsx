import { useEffect, useState } from "preact/hooks";
import type { CaseResult } from "../../../judge/case-result";
import { isFailure } from "../../../problem/verdict";
import type { DeskCommand, Reply } from "../../desk-command";
import type { TaskState } from "../../desk-state";
import { difference } from "../../difference";
import { sourcePlaces } from "../../source-place";
import { isTakeable } from "../../task-summary";
import type { Actions } from "../actions";
import { ask } from "../server";
import { verdictClass } from "../task-list";
import { Compared } from "./compared";
import { Picture } from "./picture";
import { PlacedText } from "./placed-text";
import { TextBlock } from "./text-block";

interface Props {
  readonly task: TaskState;
  readonly name: string;
  readonly act: Actions;
  order(command: DeskCommand): Promise<Reply>;
}

interface Detail {
  readonly result?: CaseResult;
  readonly hasFound: boolean;
}

/** One case: its verdict, its input, and expected and found side by side. */
export function CaseDetail({ task, name, act, order }: Props) {
  const { slug, results, cases } = task;
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
  const shown = full && isFailure(full.verdict) ? full.shown : undefined;
  const wrong = shown?.expected && { ...shown, expected: shown.expected };
  return (
    <section class="detail" aria-label={`case ${name}`}>
      <div class="tools">
        <h3>{name}</h3>
        {result && <b class={`verdict ${verdictClass(result.verdict)}`}>{result.verdict}</b>}
        <button type="button" onClick={act.runOne}>
          Run <kbd>R</kbd>
        </button>
        <button type="button" onClick={act.edit}>
          Edit <kbd>e</kbd>
        </button>
        <button type="button" onClick={act.copy}>
          Copy <kbd>c</kbd>
        </button>
        <button type="button" onClick={act.remove}>
          Delete <kbd>d</kbd>
        </button>
        {detail?.hasFound && isTakeable(result?.verdict) && (
          <button type="button" onClick={act.take}>
            Take found as expected <kbd>t</kbd>
          </button>
        )}
      </div>
      {full?.message && (
        <PlacedText
          text={full.message}
          open={(place) => void order({ type: "editor", slug, name, place })}
        />
      )}
      <Picture key={`picture ${row.version}`} task={task} name={name} />
      <div class={wrong ? "sides three" : "sides"}>
        <TextBlock key={`in ${row.version}`} title="input" slug={slug} name={name} part="input" />
        {wrong ? (
          <Compared
            key={mark}
            slug={slug}
            name={name}
            shown={wrong}
            hasFound={detail!.hasFound}
            lines={difference(wrong.expected.text, wrong.output.text)}
          />
        ) : (
          <TextBlock
            key={`out ${row.version}`}
            title="expected"
            slug={slug}
            name={name}
            part="expected"
          />
        )}
      </div>
      {full?.stderr && (
        <>
          <h4>stderr</h4>
          <PlacedText
            text={full.stderr}
            before={sourcePlaces(full.message).length}
            open={(place) => void order({ type: "editor", slug, name, place })}
          />
        </>
      )}
    </section>
  );
}
