import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder } from "../../testing/test-folder";

// A contest of five tasks on a real terminal, from import to submit, in a copy of the repository.

const TASKS = ["Apples", "Bridges", "Chess", "Dominoes", "Eels"];
const SUM = "writer.int(scanner.int() + scanner.int()).newline();";
const EMPTY = "while (scanner.hasNext()) scanner.token();";
const root = testFolder();
let works = false;

beforeAll(() => {
  for (const name of [
    ...["scripts", "lib", "package.json", "package-lock.json", "tsconfig.json", "biome.json"],
    ".gitignore",
  ]) {
    cpSync(join(WORKSPACE, name), join(root, name), {
      recursive: true,
      filter: (path) => !/node_modules|scripts\/bench\/|\.test\.ts$|\.verify\.ts$/.test(path),
    });
  }
  mkdirSync(join(root, "problems"));
  mkdirSync(join(root, "cases"));
  symlinkSync(join(WORKSPACE, "node_modules"), join(root, "node_modules"));
  const source = join(WORKSPACE, "scripts/judge/terminal-test/pty.c");
  works =
    spawnSync("cc", ["-O1", "-o", join(root, "pty"), source], { stdio: "ignore" }).status === 0;
});

/** Types words into a terminal of so many columns; gives all that appeared there. */
class Terminal {
  output = "";
  readonly code: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(columns: number, words: readonly string[]) {
    const env = { ...process.env, TERM: "xterm", NO_COLOR: "1", EDITOR: "", VISUAL: "" };
    const jb = [process.execPath, join(root, "scripts/jb.cjs")];
    const args = [String(columns), ...jb, ...words];
    this.child = spawn(join(root, "pty"), args, { cwd: root, env });
    this.child.stdout!.on("data", (piece) => {
      this.output += piece;
    });
    this.code = new Promise((done) => this.child.on("close", done));
  }

  type(text: string): void {
    this.child.stdin!.write(text);
  }

  async until(wanted: RegExp): Promise<void> {
    for (let round = 0; round < 1500 && !wanted.test(this.output); round++) {
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(this.output).toMatch(wanted);
  }

  /** What stands on the lines: \r goes back, sequences move nothing that counts. */
  get lines(): string[] {
    return this.output.split("\r\n").map((line) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
      const plain = line.replace(/\x1b\][^\x07]*\x07|\x1b\[[0-9;?]*[A-Za-z]/g, "\r");
      return plain.split("\r").filter(Boolean).at(-1) ?? "";
    });
  }
}

function post(port: number, name: string, at: number): Promise<number> {
  const task = {
    name: `${"ABCDE"[at]}. ${name}`,
    group: "Codeforces - Round 1",
    url: `https://codeforces.com/contest/7/problem/${"ABCDE"[at]}`,
    memoryLimit: 256,
    timeLimit: 1000,
    tests: [{ input: "1 2\n", output: "3\n" }],
    input: { type: "stdin" },
    output: { type: "stdout" },
    batch: { id: "b", size: TASKS.length },
  };
  return new Promise((done, fail) => {
    const headers = { "content-type": "application/json" };
    const sent = request({ host: "127.0.0.1", port, method: "POST", headers }, (response) => {
      response.resume();
      done(response.statusCode!);
    });
    sent.on("error", fail);
    sent.end(JSON.stringify(task));
  });
}

function edit(letter: string, name: string): void {
  const file = join(root, `.contest/${letter}-${name}/solution.ts`);
  writeFileSync(file, readFileSync(file, "utf8").replace(EMPTY, SUM));
}

it("a contest of five tasks at 60 columns", { timeout: 180_000 }, async (context) => {
  const columns = 60;
  needsTier("C", works ? undefined : "no C compiler for the terminal of this test", context);
  rmSync(join(root, ".contest"), { recursive: true, force: true });
  const screens: string[][] = [];
  const run = async (...words: string[]) => {
    const terminal = new Terminal(columns, words);
    const code = await terminal.code;
    screens.push(terminal.lines);
    return { code, text: terminal.lines.join("\n") };
  };

  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const importing = new Terminal(columns, ["import", "--once", "--port", String(port)]);
  await importing.until(/listening on port/);
  for (const [at, name] of TASKS.entries()) expect(await post(port, name, at)).toBe(200);
  expect(await importing.code).toBe(0);
  expect(importing.output).toContain("contest whole: 5 of 5 problems came");
  expect((await run("contest")).text).toContain(".contest/c-chess");

  const wrong = await run("judge", "a");
  expect(wrong.code).toBe(1);
  expect(wrong.text).toMatch(/WA a-apples\/sample-1/);
  expect(wrong.text).toMatch(/ {2}input\n {4}1 2\n {2}expected/);
  edit("a", "apples");
  const right = await run("judge", "a");
  expect(right.text).toMatch(/a-apples +1 +AC[\s\S]*1 passed, 0 failed/);

  const pasting = new Terminal(columns, ["case", "b"]);
  await pasting.until(/input/);
  pasting.type("5 6\n\n");
  await pasting.until(/output/);
  pasting.type("11\n\n");
  expect(await pasting.code).toBe(0);
  expect(existsSync(join(root, ".contest/b-bridges/cases/hand-1.in"))).toBe(true);

  const watching = new Terminal(columns, ["judge", "b", "--watch"]);
  await watching.until(/watching/);
  edit("b", "bridges");
  await watching.until(/2 passed, 0 failed[\s\S]*watching/);
  watching.type("q");
  expect(await watching.code).toBe(130);

  for (const at of [2, 3, 4]) edit("abcde"[at]!, TASKS[at]!.toLowerCase());
  const rest = await run("judge", "c", "d", "e");
  expect(rest.text).toMatch(/3 passed, 0 failed/);
  const now = await run("submit", "e", "--now");
  expect(now.text).toMatch(/known {3}1 verdicts AC under Node/);
  expect(now.text).toContain("https://codeforces.com/contest/7/submit");
  expect(now.code).toBe(0);
  const unjudged = await run("submit", "d", "--now", "--for", "kattis");
  expect(unjudged.code).toBe(3);
  expect(unjudged.text).toContain("was not judged: 1 of 1 cases");

  const submitted = await run("submit", "a");
  expect(submitted.text).toMatch(/codeforces\.com/);
  const refused = new Terminal(columns, ["contest", "remove", "--all"]);
  await refused.until(/remove them from the desk\? \[y\/N\]/);
  refused.type("\n");
  expect(await refused.code).toBe(1);
  expect((await run("contest")).text).toContain(".contest/a-apples");
  const removing = new Terminal(columns, ["contest", "remove", "--all"]);
  await removing.until(/\[y\/N\]/);
  removing.type("y\n");
  expect(await removing.code).toBe(0);
  const text = removing.lines.join("\n");
  screens.push(refused.lines, removing.lines);
  const [, kept = ""] = /^removed: a-apples, now in (.*)$/m.exec(text) ?? [];
  expect(existsSync(join(root, kept.trim(), "solution.ts")), text).toBe(true);
  expect((await run("contest")).text).toContain("the desk is empty");
  expect((await run("contest", "restore", "a")).text).toContain("back on the desk: a-apples");
  expect((await run("judge", "a")).text).toContain("1 passed, 0 failed");
  // The closing table of the judge and the listing of the desk fit; addresses may be longer.
  const long = screens.flat().filter((line) => line.length > columns);
  expect(
    long.filter(
      (line) =>
        !/https?:|\.cache\/|^(WA|error|try|judged|note|file|copied|sent|sandbox)/.test(line.trim()),
    ),
  ).toEqual([]);
});
