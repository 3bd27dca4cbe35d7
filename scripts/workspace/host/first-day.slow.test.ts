import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { beforeAll, expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { TOOL } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";

// What a contestant does on the first day, in a repository that was there before.
const hello = (word: string) => `process.stdout.write("${word}\\n");\n`;
const root = testFolder(
  {
    "package.json": '{ "devDependencies": { "judgebench": "*" } }',
    "abc/001/a.ts": hello("hello"),
    "abc/001/1.in": "",
    "abc/001/1.out": "hello\n",
  },
  "first day ä 木 #1-",
);
beforeAll(async () => {
  mkdirSync(join(root, "node_modules"));
  symlinkSync(TOOL, join(root, "node_modules/judgebench"), "junction");
  await jb("init");
}, 60_000);

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const read = (path: string) => readFileSync(join(root, path), "utf8");

function jb(...words: string[]) {
  const options = { cwd: root, env: { NO_COLOR: "1" }, reject: false, all: true } as const;
  return execa(process.execPath, [join(TOOL, "scripts/jb.cjs"), ...words], options);
}

it("makes a problem, and judges the example and a program elsewhere", async () => {
  const made = await jb("new", "two-knights");
  expect(made.all).toBe(
    "problems/two-knights and cases/two-knights are there\n" +
      "add a sample: jb case two-knights --sample\njudge its solution.ts: jb judge two-knights",
  );
  const solution = read("problems/two-knights/solution.ts");
  expect(solution).toContain('from "judgebench/io/scanner"');
  expect(solution).not.toMatch(/from "\.\.\/\.\./);
  const words = ["smaller-before", "abc/001/a.ts", "two-knights", "--sandbox", "E"];
  const { all, exitCode } = await jb("judge", ...words);
  expect(all).toContain("3 passed, 0 failed, 1 error");
  expect(exitCode).toBe(EXIT.setup);
  const alone = await jb("judge", "two-knights", "--sandbox", "E");
  expect(alone.all).toContain("try: jb case two-knights --sample\n");
  expect(alone.exitCode).toBe(EXIT.nothingMatched);
}, 60_000);

it("finds Node's types and fast-check where judgebench is linked", async () => {
  const { all, exitCode } = await jb("check");
  expect(all).not.toContain("TS2688");
  expect(all).toMatch(/^smaller-before: 2 cases, 1 wrong program$/m);
  expect(exitCode).toBe(EXIT.notAccepted); // two-knights has no case yet
  write("abc/001/b.ts", 'const x: number = "one";\n');
  expect((await jb("check")).all).toContain("abc/001/b.ts(1,7): error TS2322");
}, 120_000);

it("says how a C++ program is judged, by its name and by --run", async () => {
  write("hello.cpp", "int main() {}\n");
  expect((await jb("judge", "hello.cpp")).all).toContain("no cases lie beside hello.cpp");
  const { all, exitCode } = await jb("judge", "smaller-before", "--run", "./hello.cpp");
  expect(all).toContain("  try: g++ -O2 -std=c++20 ./hello.cpp, then --run with what that makes");
  expect(exitCode).toBe(EXIT.usage);
}, 60_000);

it("judges a program elsewhere again after each edit", async () => {
  const watching = jb("judge", "abc/001/a.ts", "--watch", "--sandbox", "E");
  const lines = watching.iterable({ from: "all" })[Symbol.asyncIterator]();
  const until = async (text: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the run ended before it printed "${text}"`);
      if (value.includes(text)) return;
    }
  };
  await until("1 passed, 0 failed");
  write("abc/001/a.ts", hello("good-bye"));
  await until("0 passed, 1 failed");
  write("abc/001/1.out", "good-bye\n");
  await until("1 passed, 0 failed");
  watching.kill("SIGINT");
  expect((await watching).exitCode).toBe(EXIT.interrupted);
}, 60_000);
