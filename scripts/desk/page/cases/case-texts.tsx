import type { CaseResult } from "../../../judge/events/case-result";
import { isFailure } from "../../../problem/verdict";
import type { DeskCommand, Reply } from "../../desk-command";
import type { CaseRow, TaskState } from "../../desk-state";
import { difference } from "../../difference";
import { sourcePlaces } from "../../source-place";
import type { Actions } from "../actions";
import { Compared } from "./compared";
import { PlacedText } from "./placed-text";
import { Talk } from "./talk";
import { TextBlock } from "./text-block";

/** What the desk knows of one case. */
export interface Detail {
  readonly result?: CaseResult;
  /** Its last run was here, and its output is kept. */
  readonly hasFound: boolean;
  /** Of the whole stderr of its last run here; 0 where none is kept. */
  readonly stderrBytes: number;
  readonly hasTalk: boolean;
}

interface Props {
  readonly task: TaskState;
  readonly row: CaseRow;
  readonly detail: Detail;
  readonly act: Actions;
  order(command: DeskCommand): Promise<Reply>;
}

/** Blanks at the end, and places that are written otherwise, are no more of a text. */
const SPARE_BYTES = 256;

/** The texts of a case: input, expected and found with their difference, or both outputs, and stderr. */
export function CaseTexts({ task: { slug, facts }, row, detail, act, order }: Props) {
  const { name } = row;
  const { result, hasFound, stderrBytes, hasTalk } = detail;
  const block = (title: string, part: string) => (
    <TextBlock key={part} title={title} slug={slug} name={name} part={part} />
  );
  const end = result?.stderr ?? "";
  const isMore = stderrBytes > new TextEncoder().encode(end).length + SPARE_BYTES;
  const trace = end !== "" && (
    <section>
      <h4>{isMore ? "the end of stderr" : "stderr"}</h4>
      <PlacedText
        text={end}
        before={sourcePlaces(result?.message ?? "").length}
        open={(place) => void order({ type: "editor", slug, name, place })}
      />
    </section>
  );
  const stderr = (
    <>
      {trace}
      {stderrBytes > 0 && (end === "" || isMore) && block("stderr", "stderr")}
    </>
  );
  const unkept = result && (
    <p class="more">
      The output is kept when the case is run here.{" "}
      <button type="button" onClick={act.runOne}>
        Run it <kbd>R</kbd>
      </button>
    </p>
  );
  if (facts?.isInteractive) {
    return (
      <>
        {result && hasTalk ? (
          <Talk slug={slug} name={name} verdict={result.verdict} message={result.message} />
        ) : (
          unkept
        )}
        {block("what the judge's side reads", "input")}
        {stderr}
      </>
    );
  }
  const shown = result && isFailure(result.verdict) ? result.shown : undefined;
  const differing = shown?.expected && { ...shown, expected: shown.expected };
  return (
    <>
      <div class="sides three">
        {block("input", "input")}
        {differing ? (
          <Compared
            slug={slug}
            name={name}
            shown={differing}
            hasFound={hasFound}
            lines={difference(differing.expected.text, differing.output.text)}
          />
        ) : (
          <>
            {row.expectedBytes !== undefined && block("expected", "expected")}
            {hasFound ? block("found", "found") : unkept}
          </>
        )}
      </div>
      {stderr}
    </>
  );
}
