import { expect, test } from "vitest";
import type { Problem } from "../../problem/problem";
import { headed, readHeader, sourcesHash } from "./header";

const origin = {
  program: "problems/x/solution.ts",
  problem: undefined,
  target: "spoj",
  commit: "1234567 and later changes",
  sources: sourcesHash({ "lib/a.ts": "1", "problems/x/solution.ts": "2" }),
} as const;
const file = headed(origin, '"use strict";\nrun();\n');

test("a header proves the lines below it, with other line ends and last line end too", () => {
  const { program, target, sources } = origin;
  for (const text of [file, file.replaceAll("\n", "\r\n"), file.trimEnd(), `\uFEFF${file}`]) {
    expect(readHeader(text)).toEqual({ program, target, sources, intact: true });
  }
  expect(readHeader(file.replace("run()", "ran()"))?.intact).toBe(false);
  expect(readHeader(`${file}\n\n`)?.intact).toBe(false);
  expect(readHeader("run();\n")).toBeUndefined();
});

test("the hash of the sources is that of every path and content, in any order", () => {
  expect(sourcesHash({ "problems/x/solution.ts": "2", "lib/a.ts": "1" })).toBe(origin.sources);
  expect(sourcesHash({ "problems/x/solution.ts": "2", "lib/a.ts": "3" })).not.toBe(origin.sources);
  expect(sourcesHash({ "problems/x/solution.ts": "2", "lib/b.ts": "1" })).not.toBe(origin.sources);
  expect(sourcesHash({ "problems/x/solution.ts": "2" })).not.toBe(origin.sources);
});

test.each([
  "a b/足し算 (2).ts",
  "x at commit 1234567, for spoj/a.ts",
  "line\nend/\u2028alert(1)/\u2029/\r.ts",
  "back\\slash\\u000a.ts",
])("a header names the program %j, on one line", (program) => {
  const code = headed({ ...origin, program }, "run();\n");
  expect(code.split(/[\n\r\u2028\u2029]/)).toHaveLength(5);
  expect(readHeader(code)).toMatchObject({ program, target: "spoj", intact: true });
  expect(readHeader(headed({ ...origin, program, commit: "" }, ""))).toMatchObject({ program });
});

test("a title stays on its line", () => {
  const problem = {
    ...{ title: "A\nalert(1)\u2028x\u2029y\rz", judges: [], checker: { kind: "tokens" } },
    ...{ timeLimitMs: 1000, memoryLimitMiB: 256 },
  } as unknown as Problem;
  const [first] = headed({ ...origin, problem }, "").split(/[\n\r\u2028\u2029]/);
  expect(first).toBe("// A alert(1) x y z, for SPOJ");
});
