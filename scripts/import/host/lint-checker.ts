import { readFileSync } from "node:fs";
import { inParallel } from "../../base/in-parallel";
import { isOwnFault } from "../../base/own-fault";
import type { Comparison } from "../../judge/judged";
import { type AnsweredCase, type Case, isCompared } from "../../problem/case";
import type { LaidOut } from "../packages/host/package-problem";

/** So many cases are enough to see that a checker refuses what is wrong. */
const TRIED = 20;

interface Lines {
  readonly faults: readonly string[];
  readonly skipped?: readonly string[];
}

/** A checker accepts each answer of its own, no empty output, and not what answers another case all the time. */
export async function checkerFaults(
  { compare, interactor, passes }: LaidOut["judged"],
  all: readonly Case[],
  jobs: number,
): Promise<Lines> {
  if (interactor !== undefined || passes !== undefined) {
    return { faults: [], skipped: ["the checker: it sees what programs say, not answers"] };
  }
  const cases = all.filter(isCompared);
  const answers = cases.map(({ expected }) => readFileSync(expected));
  /** Why it gives nothing for an output; undefined where it gives something. */
  const refusal = async ({ input, expected, flags }: AnsweredCase, output: Uint8Array) => {
    const [given, answer] = [readFileSync(input), readFileSync(expected)];
    const comparison: Comparison = {
      files: { input, expected },
      input: given,
      expected: answer,
      output,
    };
    const result = await compare({ ...comparison, ...(flags && { flags }) });
    if (result.verdict !== "AC") return result.message;
    return result.points === 0 || result.share === 0 ? "no points" : undefined;
  };
  const faults: string[] = [];
  const tried: boolean[] = [];
  const check = async (testCase: AnsweredCase, at: number): Promise<void> => {
    const { name } = testCase;
    const answer = answers[at]!;
    const why = await refusal(testCase, answer);
    if (why !== undefined) faults.push(`the checker refuses the answer of ${name}: ${why}`);
    if (at >= TRIED) return;
    const isBlank = answer.toString("latin1").trim() === "";
    if (!isBlank && (await refusal(testCase, new Uint8Array())) === undefined) {
      faults.push(`the checker accepts an empty output for ${name}`);
    }
    const other = answers.find((one) => !one.equals(answer));
    if (other) tried.push((await refusal(testCase, other)) === undefined);
  };
  const named = async ([at, testCase]: readonly [number, AnsweredCase]) => {
    try {
      await check(testCase, at);
    } catch (error) {
      if (isOwnFault(error)) throw error;
      faults.push(`the checker fails on ${testCase.name}: ${(error as Error).message}`);
    }
  };
  for await (const _ of inParallel(cases.entries(), jobs, named));
  if (tried.length > 0 && tried.every(Boolean)) {
    faults.push(`the checker accepts the answer of another case for each of ${tried.length} cases`);
  }
  return { faults: faults.sort() };
}
