import { allSubmissions, readSubmissions } from "../../problem/host/submissions";
import type { Submission } from "../../problem/submission";
import { became } from "../../submit/submissions-text";
import { isTarget, targets } from "../../targets/targets";
import type { NamedRow, SubmittedRow } from "../submitted-row";

/** The state goes to every page with every change of it. */
const MOST_OF_TASK = 10;
const MOST = 500;

/** What was submitted of a task, the newest first. */
export function submittedRows(slug: string): SubmittedRow[] {
  return readSubmissions(slug).reverse().slice(0, MOST_OF_TASK).map(rowOf);
}

/** What was submitted from this folder, the newest first. */
export function allSubmittedRows(): NamedRow[] {
  return allSubmissions()
    .flatMap(({ name, submissions }) => submissions.map((one) => ({ name, ...rowOf(one) })))
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST);
}

function rowOf(submission: Submission): SubmittedRow {
  const { at, judge, way, verdict, arrived } = submission;
  const address = submission.address ?? submission.page;
  const isPasted = way === "copied" && arrived === "yes" && verdict === undefined;
  return {
    at,
    judge: isTarget(judge) ? targets[judge].title : judge,
    became: isPasted ? "marked as submitted" : became(submission),
    ...(verdict !== undefined && { verdict }),
    ...(way === "copied" && { isCopied: true }),
    ...(address !== undefined && /^https?:/.test(address) && { address }),
  };
}
