import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { tasksNamed } from "../../../problem/desk-task";
import { deskLetters, deskTasks } from "../../../problem/host/desk";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import type { ContestTask } from "../contest-task";
import { followContests } from "./follow-contests";
import { importTask } from "./import-task";

let root: string;
beforeEach(() => {
  root = testFolder();
});

const task = (title: string, group: string, address?: string): ContestTask => ({
  title,
  group,
  address: address ?? `https://judge.example/${group}/${title.charAt(0)}`,
  interactive: false,
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  samples: [{ input: "1\n", output: "1\n" }],
  batch: { id: group, size: 1 },
  notes: [],
});

/** Imports tasks as one contest of `size`; returns the lines about letters that moved. */
function contest(tasks: readonly ContestTask[], size = tasks.length): string[] {
  const lines: string[] = [];
  const follower = followContests(
    root,
    "desk",
    { silenceMs: 60_000 },
    {
      imported: () => {},
      failed: (_, error) => {
        throw error;
      },
      ended: (_, moves) => void lines.push(...moves),
    },
  );
  const id = `${tasks[0]!.group} ${Math.random()}`;
  for (const each of tasks) follower.take({ ...each, batch: { id, size } });
  follower.stop();
  return lines;
}

it("a task of DOMjudge has its label from the title, and another server's A is another problem", () => {
  const hello = (server: string) =>
    importTask(root, task("A: Hello", "DOMjudge", `https://${server}/team/problems`), "desk", {
      at: 1,
    }).slug;
  const [one, other] = [hello("judge.example.org"), hello("other.example.org")];
  expect(other).not.toBe(one);
  const facts = readFileSync(join(root, ".contest", one, "problem.ts"), "utf8");
  expect(facts).toContain('judges: [{ judge: "domjudge", id: "A" }]');
});

const named = (word: string) => tasksNamed(word, deskTasks(root)).map(({ slug }) => slug);
const recorded = (slug: string) =>
  JSON.parse(readFileSync(join(root, ".contest", slug, "task.json"), "utf8"));

describe("letters", () => {
  const round = [task("A. Rivers", "round 1"), task("B. Bridges", "round 1")];

  it("stay with the contest that came whole: a task that came alone is reached by its name", () => {
    contest(round);
    const alone = importTask(root, task("A. Towers", "practice"), "desk", { at: 1e13 });
    expect(alone).toMatchObject({ slug: "towers", isOnDesk: true });
    expect(alone.letter).toBeUndefined();
    expect(alone.notes).toEqual(["a means a-rivers: this one goes by its name"]);
    expect([named("a"), named("b"), named("towers")]).toEqual([
      ["a-rivers"],
      ["b-bridges"],
      ["towers"],
    ]);
    const other = importTask(root, task("E. Elms", "practice"), "desk", { at: 1e13 });
    expect(other.letter).toBe("e");
  });

  it("go to the next contest that comes whole, and each move is a line", () => {
    contest([...round, task("E. Elms", "round 1")]);
    expect(contest([task("A. Towers", "round 2"), task("B. Walls", "round 2")])).toEqual([
      "  a   means a-towers now; a-rivers goes by its name",
      "  b   means b-walls now; b-bridges goes by its name",
    ]);
    expect([named("a"), named("b"), named("e")]).toEqual([["a-towers"], ["b-walls"], ["e-elms"]]);
    contest(round);
    expect([named("a"), named("b")]).toEqual([["a-rivers"], ["b-bridges"]]);
  });

  it("are not taken by a contest of which a part never came", () => {
    contest(round);
    expect(contest([task("A. Towers", "round 2"), task("C. Cliffs", "round 2")], 3)).toEqual([]);
    expect([named("a"), named("c")]).toEqual([["a-rivers"], ["c-cliffs"]]);
    expect(named("towers")).toEqual(["a-towers"]);
  });

  it("of a desk of before go by its newest contest", () => {
    for (const [slug, letter, at] of [
      ["a-old", "a", 1],
      ["a-new", "a", 2],
      ["b-old", "b", 1],
    ] as const) {
      const facts = { title: slug, contest: `round ${at}`, letter, address: "https://x.example/" };
      const task = JSON.stringify({ ...facts, at });
      writeFiles(join(root, ".contest", slug), { "problem.ts": "", "task.json": task });
    }
    expect([named("a"), named("b"), named("a-old")]).toEqual([["a-new"], ["b-old"], ["a-old"]]);
  });
});

describe("a task that comes again", () => {
  const whole = (group: string, first: string, second: string) => [
    task("A - Two", group, `https://atcoder.jp/contests/${group}/tasks/${first}`),
    task("B - Three", group, `https://atcoder.jp/contests/${group}/tasks/${second}`),
  ];

  it("takes contest and page of the newest import, and its letter there if it came whole", () => {
    contest([
      task("C - Two", "abc124", "https://atcoder.jp/contests/abc124/tasks/abc124_c"),
      task("D - Three", "abc124", "https://atcoder.jp/contests/abc124/tasks/abc124_d"),
    ]);
    const moves = contest(whole("adt_easy_1", "abc124_c", "abc124_d"));
    expect(moves).toEqual([]);
    expect([named("a"), named("b"), named("c-two")]).toEqual([["c-two"], ["d-three"], ["c-two"]]);
    expect(recorded("c-two")).toMatchObject({
      contest: "adt_easy_1",
      letter: "a",
      address: "https://atcoder.jp/contests/adt_easy_1/tasks/abc124_c",
    });
    const back = task("C - Two", "abc124", "https://atcoder.jp/contests/abc124/tasks/abc124_c");
    expect(importTask(root, back, "desk", { at: 1e13 })).toMatchObject({ letter: "a" });
    expect(recorded("c-two")).toMatchObject({ contest: "abc124", address: back.address });
    expect([named("a"), named("b")]).toEqual([["c-two"], ["d-three"]]);
  });

  it("as a problem of the repository has its letter and its page too", () => {
    const found = task("D - Two", "abc124", "https://atcoder.jp/contests/abc124/tasks/abc124_d");
    expect(importTask(root, found, "problems", { at: 1 }).slug).toBe("two");
    const facts = () => readFileSync(join(root, "problems/two/problem.ts"), "utf8");
    expect(facts()).toContain('page: "https://atcoder.jp/contests/abc124/tasks/abc124_d"');
    contest(whole("adt_easy_1", "abc124_d", "abc125_d"));
    expect(facts()).toContain('page: "https://atcoder.jp/contests/adt_easy_1/tasks/abc124_d"');
    expect(facts().match(/page:/g)).toHaveLength(1);
    expect(Object.fromEntries(deskLetters(root))).toEqual({ a: "two", b: "b-three" });
  });
});
