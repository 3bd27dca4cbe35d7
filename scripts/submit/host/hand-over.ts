import { isAbsolute } from "node:path";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { shownPath, typedName } from "../../base/host/roots";
import { type Bundle, sizeOf } from "../../bundle/host/bundle";
import { uncomparedCases } from "../../problem/host/uncompared-cases";
import { type MachineName, machine, machineWords } from "../../targets/machines";
import { type ClipboardSystem, copyToClipboard, TERMINAL } from "./clipboard";
import { openPage } from "./open-page";
import { recordSubmission } from "./record-submission";
import type { Page } from "./submit-page";

export interface Submission {
  readonly slug: string;
  /** The command that judged it. */
  readonly judgedBy: "judge" | "verify";
  readonly bundle: Bundle;
  /** What is said where nobody names a judge. */
  readonly unnamed?: string | undefined;
  readonly page: Page;
  readonly open: boolean;
  /** The file itself is wanted, and nothing is copied. */
  readonly stdout: boolean;
}

/**
 * Gives an accepted bundle to its user: on the clipboard, or as a text. `tell` gets what is to be done
 * with it, also where there was no clipboard, which is an error then; with `stdout` it gets the file, and
 * `remark` the notes.
 */
export async function handOver(
  { slug, judgedBy, bundle, unnamed, page, open, stdout }: Submission,
  judged: ExitCode,
  surroundings: ClipboardSystem,
  tell: (text: string) => void,
  remark: (text: string) => void,
): Promise<void> {
  if (judged !== EXIT.accepted) throw refusal(slug, judgedBy, bundle, judged);
  recordSubmission(slug, bundle);
  const { notes } = machine(bundle.target);
  const remarks = [...(unnamed ? [unnamed] : []), ...(bundle.notes ?? []), ...notes];
  const noteLines = remarks.map((note) => `note    ${note}`);
  if (stdout) {
    for (const line of noteLines) remark(`${line}\n`);
    return tell(bundle.code);
  }
  const way = await copyToClipboard(bundle.code, surroundings);
  const { platform, env } = surroundings;
  const address = "address" in page ? page.address : undefined;
  const opened = open && address !== undefined && (await openPage(address, platform, env));
  const file = shownPath(bundle.file);
  const lines = [
    `file    ${file}, ${sizeOf(bundle)}`,
    `judged  SHA-256 ${bundle.sha256}`,
    ...(way ? [copiedLine(way)] : []),
    "missing" in page
      ? `paste   no page known: ${page.missing}`
      : `${opened ? "opened" : "paste "}  ${page.address}`,
    ...("guessedFrom" in page ? [guessLine(page.guessedFrom!, bundle.target)] : []),
    ...(open && address && !opened ? ["note    found no browser here to open it"] : []),
    ...uncomparedNote(slug, judgedBy),
    ...noteLines,
  ];
  tell(`${lines.join("\n")}\n`);
  if (way) return;
  const message = `${typedName(slug)} is accepted, but there is no clipboard here to copy it to`;
  throw new ExpectedError(message, `paste or upload ${file}`);
}

function guessLine(id: string, target: MachineName): string {
  const what = `the contest of this page is guessed from the id ${id}`;
  return `note    ${what}: no address of ${machine(target).title} is kept (page in problem.ts)`;
}

/** Says how many cases were run only. */
function uncomparedNote(slug: string, judgedBy: Submission["judgedBy"]): string[] {
  const count = judgedBy === "judge" ? uncomparedCases(slug) : 0;
  if (count === 0) return [];
  return [`note    ${counted(count, "case")} ran without an answer to compare with`];
}

function copiedLine(way: string): string {
  return way === TERMINAL
    ? `copied  to your terminal's clipboard (${TERMINAL}); if it takes none, paste the file`
    : `copied  by ${way}`;
}

/** Why a bundle that was not accepted goes nowhere. */
export function refusal(
  slug: string,
  judgedBy: string,
  { target }: Bundle,
  judged: ExitCode,
): ExpectedError {
  const name = typedName(slug);
  if (judged === EXIT.nothingMatched) {
    const message = `${name} has no case to be judged on; nothing was copied`;
    const beside = "put an input .in and its output .out beside the program";
    const hint = isAbsolute(slug) ? beside : `npm run case ${slug} -- --sample`;
    return new ExpectedError(message, hint, judged);
  }
  const how = judged === EXIT.notAccepted ? "is not accepted" : "could not be judged";
  const where = `under the runtime of ${machine(target).title}`;
  const again = ["npm run", judgedBy, "--", name, ...machineWords(target)].join(" ");
  return new ExpectedError(`${name} ${how} ${where}; nothing was copied`, again, judged);
}
