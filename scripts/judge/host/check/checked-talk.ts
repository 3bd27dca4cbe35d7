import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { type Case, isCompared } from "../../../problem/case";
import type { Execution } from "../../../runner/execution";
import type { Compare } from "../../judged";
import { TALK_OUTPUT } from "./checker-program";

/**
 * A talk whose verdict two programs give: the interactor, then the checker on what the interactor wrote as
 * its output. A program that failed, or that the interactor rejects, is not checked.
 */
export async function checkedTalk(
  testCase: Case,
  compare: Compare,
  talk: (folder: string) => Promise<Execution>,
): Promise<Execution> {
  const folder = scratchFolder();
  try {
    const run = await talk(folder);
    const hasEnded = run.exitCode === 0 && run.signal === undefined && run.stopped === undefined;
    const { interaction: talked, ...ended } = run;
    if (!hasEnded || talked?.verdict !== "AC") return run;
    if (!isCompared(testCase)) return ended;
    const { input, expected } = testCase;
    const written = join(folder, TALK_OUTPUT);
    const interaction = await compare({
      files: { input, expected },
      get input() {
        return readFileSync(input);
      },
      expected: readFileSync(expected),
      output: existsSync(written) ? readFileSync(written) : new Uint8Array(),
      ...(testCase.flags && { flags: testCase.flags }),
    });
    return { ...ended, interaction };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
