import { relative } from "node:path";
import { EXIT, type ExitCode } from "../../core/exit-code";
import { ExpectedError } from "../../core/expected-error";
import { targets } from "../../targets/targets";
import type { Bundle } from "../bundler/bundle";
import { ROOT } from "../repository";
import { copyToClipboard, type Surroundings } from "./clipboard";
import { openPage } from "./open-page";

export interface Submission {
  readonly slug: string;
  readonly bundle: Bundle;
  /** The page with the judge's form, where the problem has one. */
  readonly page: string | undefined;
  readonly open: boolean;
  /** The file itself is wanted, and nothing is copied. */
  readonly stdout: boolean;
}

/** Gives an accepted bundle to its user: on the clipboard, or as a text; tells what is to be done with it. */
export async function handOver(
  { slug, bundle, page, open, stdout }: Submission,
  judged: ExitCode,
  surroundings: Surroundings,
): Promise<string> {
  if (judged !== EXIT.accepted) throw refusal(slug, bundle, judged);
  if (stdout) return bundle.code;
  const way = await copyToClipboard(bundle.code, surroundings);
  const { platform, env } = surroundings;
  const opened = open && page !== undefined && (await openPage(page, platform, env));
  const { title, notes } = targets[bundle.target];
  const lines = [
    `file    ${relative(ROOT, bundle.file)}, ${sizeOf(bundle)}`,
    way ? `copied  by ${way}` : "copied  no: found no clipboard here, use --stdout or the file",
    page
      ? `${opened ? "opened" : "paste "}  ${page}`
      : `paste   ${title} has no page for this problem`,
    ...(open && page && !opened ? ["note    found no browser here to open it"] : []),
    ...notes.map((note) => `note    ${note}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** "13,178 of 65,536 bytes" */
export function sizeOf({ sizeBytes, target }: Bundle): string {
  const { maxSourceBytes } = targets[target];
  const limit = maxSourceBytes ? ` of ${maxSourceBytes.toLocaleString("en")}` : "";
  return `${sizeBytes.toLocaleString("en")}${limit} bytes`;
}

function refusal(slug: string, { target }: Bundle, judged: ExitCode): ExpectedError {
  const how = judged === EXIT.notAccepted ? "is not accepted" : "could not be judged";
  const where = `under the runtime of ${targets[target].title}`;
  return new ExpectedError(
    `${slug} ${how} ${where}; nothing was copied`,
    `npm run judge -- ${slug} --for ${target}`,
    judged,
  );
}
