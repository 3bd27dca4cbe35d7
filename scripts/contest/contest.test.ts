import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { testFolder } from "../testing/test-folder";
import { deskText } from "./desk-text";

it("the desk is listed by contest, on lines that fit", () => {
  const task = (letter: string, contest: string, at: number) => {
    const slug = `${letter}-towers`;
    return { slug, title: "Towers of a long name", contest, letter, address: "", at };
  };
  const tasks = [task("b", "Round 2", 2), task("a", "Round 2", 2), task("c", "Round 1", 1)];
  const none = new Map<string, string>();
  const text = deskText(tasks, none, () => 3, 40);
  expect(text.split("\n").every((line) => line.length <= 40)).toBe(true);
  expect(
    deskText(tasks, none, () => 3, 80)
      .split("\n")
      .slice(0, 3),
  ).toEqual([
    "Round 2",
    "  a   3 cases   .contest/a-towers  Towers of a long name",
    "  b   3 cases   .contest/b-towers  Towers of a long name",
  ]);
  expect(deskText(tasks, none, () => 1, 80)).toContain("  a   1 case    .contest/a-towers");
});

it("the list says what a letter means that a task has lost, and which problems a contest asked", () => {
  const lost = {
    ...{ slug: "a-rivers", title: "Rivers", contest: "One", letter: "" },
    lostLetter: "a",
  };
  const has = { slug: "a-towers", title: "Towers", contest: "Two", letter: "a" };
  const tasks = [
    { ...lost, address: "", at: 1 },
    { ...has, address: "", at: 2 },
  ];
  const letters = new Map([
    ["a", "a-towers"],
    ["b", "knight-moves"],
  ]);
  expect(deskText(tasks, letters, () => 1, 80).split("\n")).toEqual([
    ...["Two", "  a   1 case    .contest/a-towers  Towers", "", "One"],
    ...["      1 case    .contest/a-rivers  Rivers  (a means a-towers)", ""],
    ...["problems of the repository", "  b   1 case    problems/knight-moves", ""],
  ]);
});

it("an empty desk names the command that fills it as the user types it", () => {
  const folder = testFolder({ "package.json": '{ "devDependencies": { "judgebench": "*" } }' });
  const words = [join(TOOL, "scripts/jb.cjs"), "contest"];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect(stdout).toBe("the desk is empty: jb import fills it\n");
});
