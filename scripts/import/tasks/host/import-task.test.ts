import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tasksNamed } from "../../../problem/desk-task";
import { deskTasks } from "../../../problem/host/desk";
import type { ContestTask } from "../contest-task";
import { importTask } from "./import-task";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-task-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const task = (title: string, group: string): ContestTask => ({
  title,
  group,
  address: `https://judge.example/${group}/${title.charAt(0)}`,
  interactive: false,
  timeLimitMs: 1000,
  memoryLimitMiB: 256,
  samples: [{ input: "1\n", output: "1\n" }],
  batch: { id: group, size: 1 },
  notes: [],
});

it("a contest that comes again is the newest: letters mean its tasks", () => {
  const named = (word: string) => tasksNamed(word, deskTasks(root)).map(({ slug }) => slug);
  importTask(root, task("A. Rivers", "round 1"), "desk", 1);
  importTask(root, task("B. Bridges", "round 1"), "desk", 1);
  importTask(root, task("A. Towers", "practice"), "desk", 2);
  expect(named("a")).toEqual(["a-towers"]);
  const again = importTask(root, task("A. Rivers", "round 1"), "desk", 3);
  expect(again).toMatchObject({ slug: "a-rivers", letter: "a", isNew: false, added: [] });
  expect(named("a")).toEqual(["a-rivers"]);
  expect(named("b")).toEqual(["b-bridges"]);
});
