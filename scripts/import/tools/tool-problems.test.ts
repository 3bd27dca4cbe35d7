import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sourceFolders } from "../../testing/test-folder";
import { importPlace } from "../host/import-place";

// What a user who changes has: CPH's and cargo-compete's folders (those of oj are plain cases).
const at = sourceFolders();

const prob = (more: object) =>
  JSON.stringify({
    ...{ name: "A. Watermelon", group: "Codeforces - Round 4", interactive: false },
    ...{ url: "https://codeforces.com/contest/4/problem/A", memoryLimit: 64, timeLimit: 1500 },
    ...{ input: { type: "stdin" }, output: { type: "stdout" }, testType: "single" },
    tests: [{ id: 1, input: "8\n", output: "YES\n" }],
    ...{ srcPath: "/home/me/cf/A.cpp", local: false, batch: { id: "1", size: 1 } },
    ...more,
  });

async function said(place: string): Promise<string[]> {
  const lines: string[] = [];
  await importPlace(at.root, place, {}, (line) => lines.push(line));
  return lines;
}

const read = (path: string) => readFileSync(join(at.root, path), "utf8");

it("CPH's problems come with limits, page and samples, one of its own too", async () => {
  const place = at.folder("cf", {
    ".cph/.A.cpp_0123456789abcdef0123456789abcdef.prob": prob({}),
    ".cph/.own.cpp_aaaa.prob": prob({ name: "own", url: "/home/me/cf/own.cpp", local: true }),
    "A.cpp": "",
    "b-1.in": "",
    "b-1.out": "",
  });
  const lines = await said(place);
  expect(lines).toContain("  plain cases, left out: b-1");
  expect(lines).toContainEqual(expect.stringMatching(/stays where it is: .*A\.cpp, then .*--run/));
  const facts = read("problems/watermelon/problem.ts");
  expect(facts).toMatch(
    /judge: "codeforces",\s+id: "4\/A",\s+page: "https:\/\/codeforces\.com\/contest\/4/,
  );
  expect(facts).toMatch(/timeLimitMs: 1_?500,\n.*memoryLimitMiB: 64,/);
  expect(read("cases/watermelon/sample-1.out")).toBe("YES\n");
  for (const file of ["problem.ts", "README.md"]) {
    expect(read(`problems/own/${file}`)).not.toMatch(/\/home\/me|cph\.invalid/);
  }
  expect((await said(place)).filter((line) => line.endsWith("nothing changed"))).toHaveLength(2);
  expect(readdirSync(join(at.root, "problems"))).toEqual(["own", "watermelon"]);
});

it("cargo-compete's problems have their limit, checker and page", async () => {
  const place = at.folder("contests", {
    "abc300/Cargo.toml":
      '[package.metadata.cargo-compete.bin]\nabc300-a = { alias = "a", problem = "https://atcoder.jp/contests/abc300/tasks/abc300_a" }\n',
    "abc300/testcases/a.yml":
      "---\ntype: Batch\ntimelimit: 2s 500ms\nmatch: Lines\n\ncases:\n  - name: sample1\n    in: |\n      1 2\n    out: 3\n",
    "abc300/testcases/b.yml":
      "type: Batch\ntimelimit: 1s\nmatch:\n  Float:\n    relative_error: 1e-9\ncases:\n  - in: 1\n    out: 0.50\n  - name: open\n    in: 2\n",
    "abc300/src/bin/a.rs": "",
  });
  expect(await said(place)).toContain("  half a case, left out: open");
  const facts = read("problems/abc300-a/problem.ts");
  expect(facts).toContain("contests/abc300/tasks/abc300_a");
  expect(facts).toMatch(/timeLimitMs: 2_?500,/);
  expect([read("cases/abc300-a/sample-1.in"), read("cases/abc300-a/sample-1.out")]).toEqual([
    "1 2\n",
    "3\n",
  ]);
  expect(read("problems/abc300-b/problem.ts")).toMatch(/numbers: \{ relative: 1e-9/);
  expect(read("cases/abc300-b/sample-1.out"), "as it was typed").toBe("0.50\n");
});

it("a fault names the file, and nothing is written", async () => {
  const place = at.folder("cf", { ".cph/.A.cpp_a.prob": "{", ".cph/.B.cpp_b.prob": prob({}) });
  await expect(said(place)).rejects.toThrow(/^\.cph\/\.A\.cpp_a\.prob: /);
  expect(readdirSync(at.root)).toEqual([]);
});
