import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Problem } from "../../problem/problem";
import { headed, readHeader, sourcesHash } from "./header";

const origin = {
  program: "problems/x/solution.ts",
  problem: undefined,
  target: "spoj",
  commit: "1234567 and later changes",
  version: "1.2.3",
  sources: sourcesHash({ "lib/a.ts": "1", "problems/x/solution.ts": "2" }),
} as const;
const file = headed(origin, '"use strict";\nrun();\n');

const { program, target, version, sources } = origin;

test("the last line proves all above it, with other line ends, without the last one or with more", () => {
  const crlf = file.replaceAll("\n", "\r\n");
  for (const text of [file, crlf, file.trimEnd(), crlf.trimEnd(), `\uFEFF${file}`, `${file}\n\n`]) {
    expect(readHeader(text)).toEqual({ program, target, version, sources, intact: true });
  }
  expect(readHeader(file.replace("run()", "ran()"))?.intact).toBe(false);
  expect(readHeader(file.replace("for SPOJ", "for DMOJ"))?.intact).toBe(false);
  expect(readHeader(`run();\n${file}`)).toBeUndefined();
  expect(readHeader(`${file}run();\n`)).toBeUndefined();
  expect(readHeader("run();\n")).toBeUndefined();
});

test("no hash stands above the program, and a program without a last line end keeps its own line", () => {
  const lines = headed(origin, '"use strict";\nrun()').split("\n");
  expect(lines.slice(2, -2)).toEqual(['"use strict";', "run()"]);
  expect(lines.at(-2)).toMatch(
    /^\/\/ SHA-256 of all its sources \w{64}, of the lines above \w{64}$/,
  );
});

test("line ends that the program itself has are no change", () => {
  const code = headed(origin, '"use strict";\r\nrun(`a\r\nb`);\n');
  for (const text of [code, code.replace(/\r?\n/g, "\n"), code.replace(/\r?\n/g, "\r\n")]) {
    expect(readHeader(text)?.intact).toBe(true);
  }
});

test("a bundle of an earlier version proves itself by its third line", () => {
  const body = "run();\n";
  const hash = createHash("sha256").update(body).digest("hex");
  const [first, second] = file.split("\n");
  const third = `// SHA-256 of all its sources ${sources}, of the lines below ${hash}`;
  const unversioned = second!.replace(/, by judgebench .*/, "");
  const old = [first, unversioned, third, body].join("\n");
  for (const text of [old, old.replaceAll("\n", "\r\n"), old.trimEnd(), `\uFEFF${old}`]) {
    expect(readHeader(text)).toEqual({
      program,
      target,
      version: undefined,
      sources,
      intact: true,
    });
  }
  expect(readHeader(old.replace("run()", "ran()"))?.intact).toBe(false);
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
