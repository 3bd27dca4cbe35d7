import { useEffect, useRef, useState } from "preact/hooks";
import { visible } from "../../../judge/checkers/visible";
import type { DeskCommand, Reply } from "../../desk-command";
import type { TaskState } from "../../desk-state";
import { ask } from "../server";
import { clock } from "../task-list";
import { Said } from "./said";

interface Props {
  readonly task: TaskState;
  order(command: DeskCommand): Promise<Reply>;
}

/** The exit codes of `jb submit --send` where no verdict came, in the words of its README. */
const ENDS: Readonly<Record<number, string>> = {
  0: "handed over to your browser",
  1: "not accepted here: nothing was sent",
  2: "exactly this file was sent before",
  3: "nothing was sent",
  4: "nothing was sent: it has no case",
  5: "sent, or perhaps sent: its verdict is not known",
};
const SENT_BEFORE = 2;
const VERDICT = "verdict ";

/** What became of submitting: judged, handed over, and where to paste it. */
export function SubmitPanel({ task, order }: Props) {
  const { slug, submit, facts, handedAt, submittedAt, submitted = [] } = task;
  const [copied, setCopied] = useState("");
  const panel = useRef<HTMLElement>(null);
  const isJudging = submit?.phase === "judging";
  useEffect(() => {
    if (isJudging) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isJudging]);
  const isCopied = submitted[0]?.isCopied === true;
  if (!submit && !isCopied) return null;
  const copy = async () => {
    const code = await ask<string>("/code", { slug });
    if (code === undefined) return;
    await navigator.clipboard.writeText(code).then(
      () => setCopied("copied"),
      () => setCopied("the browser does not let this page copy"),
    );
  };
  const judge = facts?.submitTitle ?? "the judge";
  const phases = {
    judging: `judging under the runtime of ${judge} …`,
    done: `accepted under the runtime of ${judge}`,
    failed: "not accepted: nothing was handed over",
  };
  const sending = submit?.sending;
  const verdict = submit?.lines.findLast((line) => line.startsWith(VERDICT));
  const ended = verdict ? visible(verdict.slice(VERDICT.length)) : ENDS[sending?.exitCode ?? -1];
  const sent = isJudging ? `judging, then sending to ${judge} …` : ended;
  const mark = (isSubmitted: boolean) => void order({ type: "mark", slug, isSubmitted });
  return (
    <section class="panel submit" aria-label="Submit" ref={panel}>
      <div class="tools">
        <h3>Submit</h3>
        {submit && <span class="facts">{sending ? sent : phases[submit.phase]}</span>}
        {!isJudging && sending?.exitCode === SENT_BEFORE && (
          <button type="button" onClick={() => void order({ type: "send", slug, again: true })}>
            Send it again
          </button>
        )}
        {submit?.copied && <span class="facts">copied by {submit.copied}</span>}
        {submit?.hasCode && (
          <button type="button" onClick={() => void copy()}>
            Copy the file
          </button>
        )}
        {submit?.phase === "done" && submit.page && /^https?:/.test(submit.page) && (
          <a href={submit.page} target="_blank" rel="noreferrer noopener">
            open the problem's page
          </a>
        )}
        <span role="status">{copied}</span>
      </div>
      {!isJudging && handedAt && isCopied && (
        <div class="tools">
          <span class="facts">
            {submittedAt
              ? `marked as submitted ${clock(submittedAt)}`
              : `judged ${clock(handedAt)}: paste it, then say so`}
          </span>
          <button type="button" onClick={() => mark(!submittedAt)}>
            {submittedAt ? "Not submitted after all" : "I have submitted it"}
          </button>
        </div>
      )}
      {submit && submit.lines.length > 0 && <Said label="what submit said" lines={submit.lines} />}
    </section>
  );
}
