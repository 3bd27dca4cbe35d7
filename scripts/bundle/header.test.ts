import { expect, test } from "vitest";
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
