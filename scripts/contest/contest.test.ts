import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { testFolder, writeFiles } from "../testing/test-folder";
import { completion } from "./completion";
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
    "Two",
    "  a   1 case    .contest/a-towers  Towers",
    "",
    "One",
    "      1 case    .contest/a-rivers  Rivers  (a means a-towers)",
    "",
    "problems of the repository",
    "  b   1 case    problems/knight-moves",
    "",
  ]);
});

it("an empty desk names the command that fills it as the user types it", () => {
  const folder = testFolder({ "package.json": '{ "devDependencies": { "judgebench": "*" } }' });
  const words = [join(TOOL, "scripts/jb.cjs"), "contest"];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect(stdout).toBe("the desk is empty: jb import fills it\n");
});

describe("completion", () => {
  let root: string;
  beforeEach(() => {
    root = testFolder({}, "it's a folder-");
    const task = '{\n  "title": "Towers",\n  "letter": "a"\n}\n';
    const files = [
      "problems/knight-moves/x",
      "cases/knight-moves/edge-one.in",
      "cases/knight-moves/edge-two.in",
      ".contest/a-towers/cases/sample-1.in",
      ".contest/a-towers/task.json",
    ];
    const entries = files.map((file) => [file, file.endsWith(".json") ? task : ""]);
    writeFiles(root, Object.fromEntries(entries));
  });

  it.for<[string[], string]>([
    [["ju"], "judge"],
    [["judge", "kn"], "knight-moves"],
    [["judge", "a"], "a a-towers"],
    [["run", "knight-moves", "edge"], "edge-one edge-two"],
    [["run", "a", ""], "sample-1"],
    [["judge", "zz"], ""],
  ])("bash: jb %j", ([words, expected], { skip }) => {
    const typed = words.map((word) => `'${word}'`).join(" ");
    const ask = `COMP_WORDS=(jb ${typed}); COMP_CWORD=${words.length}; _jb; echo "\${COMPREPLY[*]}"`;
    const complete = (cwd: string, clone?: string) => {
      const script = completion("bash", clone, ["judge", "run", "submit"]);
      const run = spawnSync("bash", ["-c", `${script}\n${ask}`], { cwd, encoding: "utf8" });
      skip(run.error !== undefined, "there is no bash here");
      expect(run.stderr).toBe("");
      return run.stdout.trim();
    };
    expect(complete(tmpdir(), root), "of the clone, from elsewhere").toBe(expected);
    writeFileSync(join(root, "package.json"), '{ "devDependencies": { "judgebench": "*" } }');
    for (const place of [root, join(root, "cases/knight-moves")]) {
      expect(complete(place), "of the workspace in which the user stands").toBe(expected);
    }
  });

  it("zsh and fish get the same names", () => {
    expect(completion("zsh", root, ["judge"])).toContain("bashcompinit");
    expect(completion("fish", root, ["judge"])).toContain("complete -c jb");
    const powershell = completion("powershell", root, ["judge", "run"]);
    expect(powershell).toContain("Register-ArgumentCompleter -Native -CommandName jb");
    expect(powershell).toContain("$names = @('judge', 'run')");
    expect(powershell).toContain("it''s a folder-"); // a quote within quotes
  });
});
