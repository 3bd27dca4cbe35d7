import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { followEdits } from "./follow-edits";

let root: string;
let over: AbortController;
let done: Promise<void>;
let log: string[];
/** Ends the run that waits, if one does. */
let finish: Map<string, () => void>;

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

function write(path: string, text = String(Math.random())): void {
  writeFiles(root, { [path]: text });
}

beforeEach(async () => {
  root = testFolder();
  log = [];
  finish = new Map();
  for (const slug of ["a", "b", "c"]) {
    write(
      `problems/${slug}/solution.ts`,
      slug === "c" ? "" : 'import "../../lib/structure/queue";\n',
    );
    write(`cases/${slug}/sample-1.in`);
  }
  write("lib/structure/queue.ts");
  over = new AbortController();
});
afterEach(async () => {
  over.abort();
  await done;
});

function start(first: string[], slugs?: Set<string>, slow = false): void {
  const judge = async (slug: string, stale: AbortSignal) => {
    log.push(`start ${slug}`);
    if (slow) {
      await new Promise<void>((end) => {
        finish.set(slug, end);
        stale.addEventListener("abort", () => end());
      });
    }
    log.push(`${stale.aborted ? "stale" : "end"} ${slug}`);
  };
  const changed = (paths: readonly string[]) => log.push(`changed ${paths}`);
  const idle = () => log.push("idle");
  done = followEdits(root, first, slugs, { judge, changed, idle }, over.signal);
}

async function until(...lines: string[]): Promise<void> {
  for (let round = 0; round < 6000; round++) {
    if (log.slice(-lines.length).join("|") === lines.join("|")) return;
    await pause(10);
  }
  expect(log).toEqual(lines);
}

it("judges the requested problems, then only those that an edit touches", async () => {
  start(["a", "c"]);
  await until("start a", "end a", "start c", "end c", "idle");
  write("problems/c/solution.ts");
  await until("changed problems/c/solution.ts", "start c", "end c", "idle");
  write("cases/b/sample-2.in");
  await until("changed cases/b/sample-2.in", "start b", "end b", "idle");
  write("lib/structure/queue.ts");
  await until("changed lib/structure/queue.ts", "start a", "end a", "start b", "end b", "idle");
  unlinkSync(join(root, "cases/b/sample-2.in"));
  await until("changed cases/b/sample-2.in", "start b", "end b", "idle");
});

it("ignores files that cannot change a verdict", async () => {
  start([], new Set(["a"]));
  await until("idle");
  for (const path of ["problems/a/README.md", "problems/a/brute.ts", "cases/a/large-1.in"]) {
    write(path);
  }
  write("problems/c/solution.ts"); // not among those that are followed
  await pause(200);
  expect(log).toEqual(["idle"]);
});

it("cancels the run that an edit made stale, and judges the last edit first", async () => {
  start(["a", "b", "c"], undefined, true);
  await until("start a");
  write("cases/c/sample-1.in");
  await until("start a", "changed cases/c/sample-1.in");
  finish.get("a")!();
  await until("end a", "start c");
  write("problems/c/solution.ts");
  await until("start c", "changed problems/c/solution.ts", "stale c", "start c");
  finish.get("c")!();
  await until("end c", "start b");
  finish.get("b")!();
  await until("end b", "idle");
});

it("follows a program at any path: its folder, its cases and the library", async () => {
  const elsewhere = testFolder({}, "watch-[1]-");
  const [program, brute] = [join(elsewhere, "a.ts"), join(root, "problems/b/brute.ts")];
  mkdirSync(join(elsewhere, "tests"));
  writeFileSync(program, "");
  write("problems/b/brute.ts");
  start([program, brute], new Set([program, brute]));
  await until(`start ${program}`, `end ${program}`, `start ${brute}`, `end ${brute}`, "idle");
  for (const name of ["a.ts", "part.ts", "a.py", "tests/1.in"]) {
    const file = join(elsewhere, name);
    writeFileSync(file, String(Math.random()));
    await until(`changed ${file}`, `start ${program}`, `end ${program}`, "idle");
  }
  for (const path of ["problems/b/brute.ts", "cases/b/sample-1.in"]) {
    write(path);
    await until(`changed ${path}`, `start ${brute}`, `end ${brute}`, "idle");
  }
  write("lib/structure/queue.ts");
  await until(`start ${program}`, `end ${program}`, `start ${brute}`, `end ${brute}`, "idle");
});

it("finds a new problem", async () => {
  start([]);
  await until("idle");
  write("problems/d/solution.ts");
  await until("changed problems/d/solution.ts", "start d", "end d", "idle");
});
