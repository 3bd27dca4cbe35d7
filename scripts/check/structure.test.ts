import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { scan } from "./imports";
import { needlessInBase } from "./needless-in-base";
import { circles, mayUse, ROOM_NAMES, ROOMS, type Room, roomOf, TEST_ARROWS } from "./rooms";
import {
  fileArrows,
  fileFaults,
  fullFolders,
  printers,
  topicArrows,
  usedArrows,
} from "./structure";

// The nine rules of the house, each held against the whole repository and shown to bite. Rule 7 (every
// module of lib is judged) has a test of its own: judged-modules.test.ts.

const pattern = ["{lib,problems,scripts}/**/*.ts", "scripts/{,start/}*.cjs"];
const paths = globSync(pattern, { cwd: TOOL, posix: true, ignore: "**/node_modules/**" }).sort();
const files = new Map(paths.map((path) => [path, readFileSync(join(TOOL, path), "utf8")]));
const pages = globSync("scripts/**/*.tsx", { cwd: TOOL, posix: true });
const { scripts } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Topics that may have fewer than three modules yet. The list only shrinks. */
const GROWING: readonly string[] = [];

/** Rule 3: files that print though they are no command and no reporter. The list only shrinks. */
const PRINTERS: Readonly<Record<string, string>> = {
  "scripts/base/host/run-command.ts": "prints the error of every command",
  "scripts/base/host/say.ts": "the one place where commands print",
  "scripts/base/host/terminal.ts": "asks what stdout is, prints nothing",
  "scripts/bench/host/build-program.ts": "says that packages are being installed",
  "scripts/bench/host/same-run.ts": "a program of its own, started by hand",
  "scripts/bench/host/worker.ts": "a program of its own: prints its report to the bench",
  "scripts/check/host/mutate.ts": "gives the terminal to the mutation tester",
  "scripts/jb.cjs": "prints the list of commands",
  "scripts/judge/host/run/output.ts": "writes what reporters make of events",
  "scripts/judge/host/run/start-command.ts": "starts another command on the same terminal",
  "scripts/judge/watch/host/watch-lines.ts": "clears the terminal between two runs",
  "scripts/lab/host/live-screen.ts": "draws a living picture on the terminal",
  "scripts/lab/host/run-whole-experiment.ts": "asks whether stderr is a terminal",
  "scripts/problem/template/interact.ts": "an interactor says why it ends",
  "scripts/problem/template/worked/interact.ts": "an interactor says why it ends",
  "scripts/practice/host/ask-lines.ts": "asks questions on the terminal",
  "scripts/base/host/open-in-editor.ts": "gives the terminal to the editor",
  "scripts/runner/host/runtimes/runtimes.ts": "says that a runtime is being installed",
  "scripts/verify/host/run-verify.ts": "prints where the failing inputs lie",
};

/** Commands of more than 60 lines. The list only shrinks. */
const LONG_DOORS: readonly string[] = [];

/** Rooms without a README of two minutes. The list only shrinks. */
const UNTOLD: readonly string[] = [];

/** Rule 8: folders that are still too full. The list only shrinks. */
const FULL: readonly string[] = [];

const MOST_FILES = 30;
const DOOR_LINES = 60;
const README_LINES = 60;

describe("rules 1, 2 and 5: arrows point down, pure files are pure", () => {
  it("the table of rooms is a directed acyclic graph", () => {
    expect(circles(ROOMS)).toEqual([]);
    expect(circles({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b → c → b"]);
    expect(ROOM_NAMES.filter((room) => mayUse(room, room))).toEqual([]);
  });

  it("every arrow of the table is used", () => {
    const table = ROOM_NAMES.flatMap((room) => ROOMS[room].map((other) => `${room} → ${other}`));
    const used = usedArrows(files);
    expect(table.filter((arrow) => !used.has(arrow))).toEqual([]);
    const few = new Map([
      ["scripts/judge/a.ts", 'import { run } from "../runner/run";'],
      ["scripts/judge/a.test.ts", 'import { made } from "../bundle/made";'],
    ]);
    expect([...usedArrows(few)]).toEqual(["judge → runner"]);
  });

  it("no product files import each other in a circle, not even for a type", () => {
    const texts = pages.map((path) => [path, readFileSync(join(TOOL, path), "utf8")] as const);
    expect(circles(fileArrows(new Map([...files, ...texts])))).toEqual([]);
    const two = new Map([
      ["scripts/judge/a.ts", 'import type { B } from "./b";'],
      ["scripts/judge/b.tsx", 'import { a } from "./a";'],
    ]);
    expect(circles(fileArrows(two))).toEqual([
      "scripts/judge/a → scripts/judge/b → scripts/judge/a",
    ]);
  });

  it("every file keeps them", () => {
    expect(files.size).toBeGreaterThan(500);
    expect([...files].flatMap(([file, text]) => fileFaults(file, text))).toEqual([]);
  });

  /** A file and its fault, which names what it imports. */
  const BAD_IMPORTS = `
    lib/io/x.ts: must not import glob
    lib/io/x.ts: must not import scripts/base/exit-code
    lib/io/proof/x.twin.ts: must not import scripts/verify/twin
    problems/a/solution.ts: must not import problems/a/brute
    problems/a/validate.ts: must not import problems/b/validate
    problems/a/problem.ts: must not import scripts/problem/slug
    problems/a/brute.ts: must not import lib/io/scanner
    problems/a/brute.ts: must not import problems/a/wrong/b
    problems/a/wrong/b.ts: must not import problems/a/solution
    problems/a/wrong/b.ts: must not import problems/c/brute
    problems/a/generate.ts: must not import scripts/testing/x
    scripts/base/x.ts: base must not import scripts/problem/slug
    scripts/problem/host/x.ts: problem must not import scripts/judge/judge
    scripts/stress/host/x.ts: stress must not import scripts/import/host/listen
    scripts/judge/x.ts: judge must not import problems/a/solution
    scripts/site/lessons/x.ts: site must not import problems/a/solution
    scripts/site/x.ts: site must not import problems/a/view
    scripts/judge/x.ts: a pure file must not import scripts/judge/host/output`;

  it.each(BAD_IMPORTS.trim().split(/\n +/))("and a bad import is reported: %s", (row) => {
    const [file, fault] = row.split(": ") as [string, string];
    const [path] = fault.split(" ").slice(-1) as [string];
    const below = posix.relative(posix.dirname(file), path);
    const from = !path.includes("/") ? path : below.startsWith(".") ? below : `./${below}`;
    const lines = [`import "${from}";`, `import { a } from "${from}";`];
    for (const line of lines) expect(fileFaults(file, line)).toEqual([`${file}:1: ${fault}`]);
  });

  it.each([
    ["lib/io/x.ts", 'const late = () => import("glob");', "must not import glob"],
    ["lib/io/x.ts", 'const fs = require("fs");', "must not import fs"],
    ["lib/io/x.ts", "const t = Date.now();", "must be pure, names Date.now"],
    ["lib/io/x.ts", "const r = Math.random();", "must take a seed"],
    [
      "lib/io/x.ts",
      'export { a } from "./a";',
      "must not export what another module has (no barrels)",
    ],
    ["problems/a/solution.ts", 'import fs from "node:fs";', "must not import node:fs"],
    ["problems/a/view.ts", "const now = performance.now();", "must be pure, names performance.now"],
    [
      "scripts/judge/x.ts",
      'import { readFileSync } from "node:fs";',
      "a pure file must not import node:fs",
    ],
    ["scripts/judge/x.ts", "setTimeout(() => {}, 1);", "a pure file must not name setTimeout"],
    ["scripts/jb.cjs", 'require("./judge/judge");', "base must not import scripts/judge/judge"],
  ])("and a bad line is reported: %s with %s", (file, text, fault) => {
    expect(fileFaults(file, text)).toEqual([`${file}:1: ${fault}`]);
  });

  it("a file in no room is reported, and types of scripts/problem may be imported", () => {
    const fault = "scripts/attic/x.ts: is in no room of scripts/check/rooms.ts";
    expect(fileFaults("scripts/attic/x.ts", "")).toEqual([fault]);
    const typeImport = 'import type { Problem } from "../../scripts/problem/problem";';
    expect(fileFaults("problems/a/problem.ts", typeImport)).toEqual([]);
    const board = 'import { view } from "../../../problems/a/view";';
    expect(fileFaults("scripts/site/lessons/x.ts", board)).toEqual([]);
    const ofTests = 'import { run } from "../../scripts/testing/on-text";';
    expect(fileFaults("problems/a/solution.test.ts", ofTests)).toEqual([]);
    expect(fileFaults("problems/a/solution.ts", 'import { MOST } from "./problem";')).toEqual([]);
    const ofSiblings = 'import { solver } from "./c"; import { DISTANCE } from "../brute";';
    expect(fileFaults("problems/a/wrong/b.ts", ofSiblings)).toEqual([]);
  });
});

describe("the ladder of scripts/README.md", () => {
  const readme = readFileSync(join(TOOL, "scripts/README.md"), "utf8");
  const [, drawn = ""] = /^## Arrows$[\s\S]*?^```\n([\s\S]*?)^```/m.exec(readme) ?? [];
  const rungs = drawn
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/));
  const rungOf = (room: Room) => rungs.findIndex((rooms) => rooms.includes(room));

  it("has every room once", () => {
    expect(rungs.flat().sort()).toEqual([...ROOM_NAMES].sort());
  });

  it("has each room above those that it uses", () => {
    const arrows = ROOM_NAMES.flatMap((room) => ROOMS[room].map((other) => [room, other] as const));
    const wrong = arrows.filter(([room, other]) => rungOf(room) >= rungOf(other));
    expect(wrong.map(([room, other]) => `${room} → ${other}`)).toEqual([]);
  });
});

describe("rule 3: only a command or a room's reporter prints", () => {
  it("in the whole repository, but for a list that only shrinks", () => {
    const printing = [...files].filter(([file, text]) => printers(file, text));
    expect(printing.map(([file]) => file)).toEqual(Object.keys(PRINTERS).sort());
  });

  it("and a printing engine is found", () => {
    expect(printers("scripts/judge/host/x.ts", "process.stdout.write('x');")).toBe(true);
    expect(printers("scripts/judge/x.ts", "console.log('x');")).toBe(true);
    const saying = 'import { say } from "../../base/host/say";';
    expect(printers("scripts/judge/host/x.ts", saying)).toBe(true);
    expect(printers("scripts/judge/reporters/x.ts", "process.stdout.write('x');")).toBe(false);
    expect(printers("scripts/judge/x.command.ts", "process.stdout.write('x');")).toBe(false);
  });
});

describe("rule 4: base holds what two rooms that do not use each other need", () => {
  it("in every file of base", () => expect(needlessInBase(files)).toEqual([]));

  it("and a file that only one room needs is found", () => {
    const few = new Map([
      ["scripts/base/one.ts", ""],
      ["scripts/base/two.ts", ""],
      ["scripts/base/three.ts", 'import "./two";'],
      ["scripts/base/unused.ts", ""],
      ["scripts/judge/a.ts", 'import "../base/one";'],
      ["scripts/runner/a.ts", 'import "../base/one";'],
      ["scripts/stress/a.ts", 'import "../base/three";'],
      ["scripts/import/a.ts", 'import "../base/three";'],
    ]);
    expect(needlessInBase(few)).toEqual([
      "scripts/base/one.ts: only runner, judge needs it; move it there",
      "scripts/base/unused.ts: only no room needs it; move it there",
    ]);
  });
});

describe("rule 6: topics of the library", () => {
  const arrows = topicArrows(files);

  it("form a directed acyclic graph", () => {
    expect(Object.keys(arrows).length).toBeGreaterThan(8);
    expect(circles(arrows)).toEqual([]);
  });

  it("have at least three modules, but for a list that only shrinks", () => {
    const modules = (topic: string) =>
      paths.filter((path) => new RegExp(`^lib/${topic}/[a-z0-9-]+\\.ts$`).test(path)).length;
    const small = Object.keys(arrows).filter((topic) => modules(topic) < 3);
    expect(small.sort()).toEqual([...GROWING].sort());
  });

  it("a circle of topics is found", () => {
    const two = new Map([
      ["lib/io/a.ts", 'import "../grid/b";'],
      ["lib/grid/b.ts", 'import "../io/a";'],
    ]);
    expect(circles(topicArrows(two))).toEqual(["io → grid → io"]);
  });
});

describe("rule 8: small folders, and what tests may import", () => {
  it(`no folder has more than ${MOST_FILES} product files, but for a list that only shrinks`, () => {
    const pattern = "scripts/**/*.{ts,mts,js,cjs,mjs,c,h,cpp,hpp,vue}";
    const all = globSync(pattern, { cwd: TOOL, posix: true, ignore: "**/node_modules/**" });
    expect(fullFolders(all, MOST_FILES).sort()).toEqual([...FULL].sort());
    const few = ["a.ts", "a.test.ts", "b.cpp", "README.md", "deep/c.ts"];
    const paths = few.map((path) => `scripts/judge/${path}`);
    expect(fullFolders(paths, 1)).toEqual(["scripts/judge"]);
    expect(fullFolders(paths, 2)).toEqual([]);
  });

  it.each([
    ["scripts/export/x.test.ts", "../runner/a", []],
    ["scripts/export/x.test.ts", "../testing/a", []],
    ["scripts/export/x.ts", "../testing/a", ["export must not import scripts/testing/a"]],
    ["scripts/base/x.test.ts", "../judge/a", ["base must not import scripts/judge/a"]],
    ["lib/io/x.test.ts", "../../scripts/testing/a", []],
    ["lib/io/x.test.ts", "../../scripts/verify/a", ["must not import scripts/verify/a"]],
  ])("%s imports %s", (file, path, faults) => {
    const found = fileFaults(file, `import "${path}";`);
    expect(found).toEqual(faults.map((fault) => `${file}:1: ${fault}`));
  });

  it("tests need every exception that they have", () => {
    const tests = [...files].filter(([file]) => file.endsWith(".test.ts"));
    const used = tests.flatMap(([file, text]) =>
      scan(file, text).imports.map(({ path }) => `${roomOf(file)} → ${roomOf(path)}`),
    );
    const listed = Object.entries(TEST_ARROWS).flatMap(([room, others]) =>
      others.map((other) => `${room} → ${other}`),
    );
    expect(listed.filter((arrow) => !used.includes(arrow))).toEqual([]);
  });
});

describe("rule 9: one file and one line", () => {
  /** Typed maps: the compiler refuses one that lacks a name of its union. */
  const MAPS: Readonly<Record<string, RegExp>> = {
    "scripts/judge/checkers/checkers.ts": /Record<CheckerName/,
    "scripts/judge/reporters/reporters.ts": /Record<ReporterName|satisfies Record</,
    "scripts/targets/targets.ts": /Record<TargetName/,
  };

  it.each(Object.entries(MAPS))("%s is a typed map", (file, type) => {
    expect(files.get(file)).toMatch(type);
  });

  const doors = paths.filter((path) => path.endsWith(".command.ts"));
  const nameOf = (door: string) => door.slice(door.lastIndexOf("/") + 1, -".command.ts".length);
  const commands = Object.values(scripts).flatMap((line) =>
    [...line.matchAll(/start\.cjs ([\w-]+)/g)].map((match) => match[1]!),
  );

  it("each command is a door and a line in package.json", () => {
    expect([...new Set(commands)].sort()).toEqual(doors.map(nameOf).sort());
  });

  it(`a door has at most ${DOOR_LINES} lines, but for a list that only shrinks`, () => {
    const long = doors.filter((door) => files.get(door)!.split("\n").length - 1 > DOOR_LINES);
    expect(long).toEqual([...LONG_DOORS].sort());
  });
});

it("every room has a README of two minutes, but for a list that only shrinks", () => {
  const rooms = ROOM_NAMES.filter((room) =>
    paths.some((path) => path.startsWith(`scripts/${room}/`)),
  );
  const lines = (room: string) => {
    const file = join(TOOL, "scripts", room, "README.md");
    return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : undefined;
  };
  const untold = rooms.filter((room) => (lines(room) ?? README_LINES + 1) > README_LINES);
  expect(untold).toEqual(UNTOLD);
});
