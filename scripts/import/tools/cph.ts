import type { SourceFile } from "../../base/source-file";
import type { PackageDraft } from "../packages/package-draft";
import { parseContestTask } from "../tasks/contest-task";
import { problemAddress, webAddress } from "../tasks/judge-address";
import { textCases } from "./text-cases";

/** What CPH keeps of a problem: the task that the browser's extension sent, and where the program lies. */
export const CPH_FILE = /(?:^|\/)\.cph\/[^/]+\.prob$/;

/** A problem that CPH made itself has no address of the web. */
const NOWHERE = "https://cph.invalid/";

export function cphProblem(file: SourceFile): PackageDraft {
  const kept = JSON.parse(new TextDecoder().decode(file.read())) as { url?: string };
  const isWeb = typeof kept?.url === "string" && webAddress(kept.url) !== undefined;
  const task = parseContestTask(JSON.stringify({ ...kept, ...(!isWeb && { url: NOWHERE }) }));
  const judge = problemAddress(task.address, task.title)?.judge;
  return {
    title: task.title,
    timeLimitMs: task.timeLimitMs,
    memoryLimitMiB: task.memoryLimitMiB,
    ...(task.interactive && { interactor: "own" as const }),
    ...(task.files && { programFiles: task.files }),
    ...(isWeb && { address: task.address }),
    ...(judge && { judge: { ...judge, page: task.address } }),
    cases: textCases(task.samples),
    notes: task.notes,
    unpaired: [],
    assumed: [],
  };
}

/** The file of .A.cpp_0123456789abcdef0123456789abcdef.prob is A.cpp. */
export function cphProgram(path: string): string {
  return /([^/]+)$/
    .exec(path)![1]!
    .replace(/^\./, "")
    .replace(/_[0-9a-f]+\.prob$/, "");
}
