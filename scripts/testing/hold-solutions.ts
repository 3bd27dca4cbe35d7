import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { pureCheck } from "../judge/host/check/compare";
import type { Check } from "../problem/check-result";
import { type Input, inputBytes } from "../problem/generator";
import type { Problem } from "../problem/problem";

type Program = (input: Uint8Array) => Uint8Array;

interface Generate {
  readonly small: fc.Arbitrary<Input>;
  /** How many small inputs are tried at most; ROUNDS without it. */
  readonly rounds?: number;
}

export const ROUNDS = 80;
const FEW_ROUNDS = 30;

/**
 * Holds the solutions of problems whose slugs match to their validators, brute forces, samples and edge cases,
 * with the problem's own checker. Of an interactive problem only the brute force is held: its test has the talk.
 * Of 80 small inputs `most` are tried, and as large a part of those that a problem names.
 */
export function holdSolutions(slugs: RegExp, most = FEW_ROUNDS): void {
  const folders = globSync("problems/*/", { cwd: TOOL, posix: true })
    .map((folder) => folder.split("/")[1]!)
    .filter((slug) => slugs.test(slug))
    .sort();
  describe(`every solution agrees with brute force, validator and cases (${slugs.source})`, () => {
    it.each(folders)("%s", async (slug) => holdSolution(slug, most));
    it("there are some", () => expect(folders).not.toEqual([]));
  });
}

async function holdSolution(slug: string, most: number): Promise<void> {
  const load = async <T>(file: string) =>
    (await import(join(TOOL, `problems/${slug}/${file}`))) as T;
  const { problem } = await load<{ problem: Problem }>("problem.ts");
  const { small, rounds = ROUNDS } = await load<Generate>("generate.ts");
  const { validate } = await load<{ validate: (input: Uint8Array) => void }>("validate.ts");
  const brute = (await load<{ solve: Program }>("brute.ts")).solve;
  const solve = problem.interactor ? brute : (await load<{ solve: Program }>("solution.ts")).solve;
  const check =
    problem.checker === "own"
      ? (await load<{ check: Check }>("check.ts")).check
      : pureCheck(slug, problem.checker);
  for (const file of globSync(`cases/${slug}/{sample,edge}-*.in`, { cwd: TOOL })) {
    const input = readFileSync(join(TOOL, file));
    validate(input);
    const expected = readFileSync(join(TOOL, file.replace(/\.in$/, ".out")));
    expect(check(input, expected, solve(input)), file).toMatchObject({ verdict: "AC" });
  }
  const property = fc.property(small, (made) => {
    const input = inputBytes(made);
    validate(input);
    const [slow, quick] = [brute(input), solve(input)];
    expect(check(input, slow, quick)).toMatchObject({ verdict: "AC" });
    expect(check(input, quick, slow)).toMatchObject({ verdict: "AC" });
  });
  fc.assert(property, { numRuns: Math.ceil((rounds * most) / ROUNDS), seed: 1 });
}
