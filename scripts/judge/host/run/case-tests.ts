import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { Case } from "../../../problem/case";
import { inCaseOrder } from "../../../problem/case-order";
import { isLarge } from "../../../problem/case-origin";
import { readCaseOrigins } from "../../../problem/host/case-origins";
import { findCases } from "../../../problem/host/find-cases";
import type { Execution } from "../../../runner/execution";
import type { Program } from "../../../runner/host/program";
import type { CaseResult } from "../../events/case-result";
import { judgeCase } from "../../judge-case";
import type { Judged } from "../../judged";
import { nearMissOf } from "../../reporters/report-lines";
import { Turns } from "../../turns";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { makeLargeCases } from "../prepare/make-large-cases";
import { prepareProblem } from "../prepare/prepare-problem";

/** What a difference shows of an output; longer ones are cut. */
const SHOWN_BYTES = 1 << 16;

/** One vitest test for every case of a problem, judged as `npm run judge` does. */
export function caseTests(slug: string): void {
  describe(slug, () => {
    let host: OpenJudgeHost;
    let judged: Judged<Program>;
    beforeAll(async () => {
      host = await openJudgeHost({});
      judged = await prepareProblem(slug);
    });
    afterAll(() => host.close());

    for (const name of caseNames(slug)) {
      it(name, async (context) => {
        const { program, interactor } = judged;
        if ("compileError" in program) {
          if (program.isOurFault) context.skip(program.compileError);
          throw new Error(program.compileError);
        }
        if (interactor && host.sandbox.tier > "C") {
          context.skip(`interactive: ${host.sandbox.because ?? "there is no supervisor"}`);
        }
        const files = await filesOf(slug, name);
        if (typeof files === "string") return context.skip(files);
        let run: Execution | undefined;
        const listening = {
          ...host,
          recall: (...words: Parameters<typeof host.recall>) => {
            const remembered = host.recall(...words); // a fault runs again, for its difference
            return remembered?.verdict === "AC" ? remembered : undefined;
          },
          run: async (...words: Parameters<typeof host.run>) => (run = await host.run(...words)),
        };
        const result = await judgeCase(judged, program, files, listening, new Turns());
        if (result.verdict === "ran") context.skip(result.message);
        if (result.verdict !== "AC") throw failure(result, answerOf(files), run);
      });
    }
  });
}

/** The cases on disk and the large ones that git does not keep. */
function caseNames(slug: string): string[] {
  const { cases } = findCases(slug);
  return inCaseOrder(
    new Set([
      ...cases.map(({ name }) => name),
      ...Object.keys(readCaseOrigins(slug)).filter((name) => isLarge(name)),
    ]),
  );
}

/** The files of a case, made first if git does not keep them; or why there are none. */
async function filesOf(slug: string, name: string) {
  const only = new RegExp(`^${name}$`);
  const troubles = isLarge(name) ? await makeLargeCases(slug, { filter: only }) : [];
  const search = findCases(slug, undefined, only);
  const reason = troubles[0]?.message ?? search.troubles[0]?.message ?? "it has no files";
  return search.cases[0] ?? reason;
}

function answerOf({ expected }: Case): Uint8Array {
  return expected === undefined ? new Uint8Array() : readFileSync(expected);
}

/** An error whose expected and found values vitest shows as a difference. */
function failure(result: CaseResult, expected: Uint8Array, run: Execution | undefined): Error {
  const { verdict, message, stderr = "" } = result;
  const error = new Error(
    [`${verdict}: ${message}`, ...nearMissOf(result), stderr].join("\n").trim(),
  );
  error.stack = `${error.name}: ${error.message}`; // the frames here say nothing of the solution
  if (verdict !== "WA" && verdict !== "PE") return error;
  if (run?.transcript !== undefined) {
    error.message += `\n${run.transcript}`;
    return error;
  }
  const sides = { expected: text(expected), actual: text(run?.output ?? new Uint8Array()) };
  return Object.assign(error, sides, { showDiff: true });
}

function text(bytes: Uint8Array): string {
  const cut = bytes.length > SHOWN_BYTES ? `… (${bytes.length} bytes)\n` : "";
  return new TextDecoder().decode(bytes.subarray(0, SHOWN_BYTES)) + cut;
}
