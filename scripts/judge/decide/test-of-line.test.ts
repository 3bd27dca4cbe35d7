import { describe, expect, it } from "vitest";
import type { CheckerName } from "../../problem/problem";
import { problemFault } from "../../problem/problem-fault";
import { checkers } from "../checkers/checkers";
import { namingTests } from "./test-of-line";

const bytes = (text: string) => new TextEncoder().encode(text);

async function said(checker: CheckerName, perTest: number | undefined, want: string, have: string) {
  const compare = namingTests(
    ({ input, expected, output }) => checkers[checker](input, expected, output),
    perTest,
    checker,
  );
  const files = { input: "", expected: "" };
  const result = await compare({
    files,
    input: bytes(""),
    expected: bytes(want),
    output: bytes(have),
  });
  return result.verdict === "AC" ? "AC" : "message" in result ? result.message : "";
}

describe("a difference names the test that it lies in", () => {
  it.each([
    [
      "tokens",
      1,
      "1\n2\n3\n4\n",
      "1\n2\n5\n4\n",
      /^test 3: line 3, token 1: expected "3", found "5"/,
    ],
    ["tokens", 2, "1\na b\n2\nc d\n", "1\na b\n2\nc e\n", /^test 2, its line 2: line 4, token 2: /],
    ["lines", 3, "x\ny\n\nx\nz\n\n", "x\ny\n\nx\ny\n\n", /^test 2, its line 2: line 5: /],
    ["numbers", 1, "0.5\n0.25\n", "0.5\n0.75\n", /^test 2: line 2, token 1: .*off by/],
    ["exact", 1, "yes\nno\n", "yes\nyes\n", /^test 2: line 2/],
    ["yes-no", 1, "yes\nno\nno\n", "yes\nno\n", /^test \d: line \d, token 1: expected "no"/],
  ] as const)("%s, %i a test", async (checker, perTest, want, have, message) => {
    expect(await said(checker, perTest, want, have)).toMatch(message);
  });

  it("and none where there is one test, no line, no difference or no such word in problem.ts", async () => {
    expect(await said("tokens", 2, "1\n2\n", "1\n3\n")).toMatch(/^line 2/);
    expect(await said("unordered-lines", 1, "1\n2\n", "1\n3\n")).toMatch(/^line 2/);
    expect(await said("tokens", 1, "1\n2\n", "1\n2\n")).toBe("AC");
    expect(await said("tokens", undefined, "1\n2\n", "1\n3\n")).toMatch(/^line 2/);
  });
});

it("problem.ts is refused where perTest counts no lines", () => {
  const problem = {
    ...{ title: "Sums", timeLimitMs: 1000, memoryLimitMiB: 256, checker: "tokens", judges: [] },
    ...{ bounds: {}, technique: "", tags: [], difficulty: "easy" },
  };
  expect(problemFault(problem)).toBeUndefined();
  expect(problemFault({ ...problem, perTest: 2 })).toBeUndefined();
  for (const perTest of [0, -1, 1.5, "1"]) {
    expect(problemFault({ ...problem, perTest })).toMatch(/^perTest must be a number of lines/);
  }
});
