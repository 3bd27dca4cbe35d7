import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../problems/knight-moves/problem";
import { EXIT } from "../../base/exit-code";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import { historyFile, readHistory } from "./history";
import { type Room, sitDown } from "./sit-down";

// Whole sittings at a real problem, with an editor, a clock and a judge of our own.

const SLUG = "knight-moves";
const NOON = Date.UTC(2026, 0, 5, 12);
let root: string;
let now: number;
let output: string;

beforeEach(() => {
  root = testFolder();
  cpSync(join(WORKSPACE, "problems", SLUG), join(root, "problems", SLUG), { recursive: true });
  now = NOON;
  output = "";
});

/** Types the given lines, each after its number of seconds; `editions` are what the editor writes. */
function room(
  typed: readonly (readonly [seconds: number, line: string])[],
  written: string[] = [],
) {
  const left = [...typed];
  const opened: (readonly string[])[] = [];
  const practiceRoom: Room = {
    root,
    now: () => now,
    ask: async (question) => {
      const next = left.shift();
      now += 1000 * (next?.[0] ?? 0);
      output += `${question}${next?.[1] ?? "^D"}\n`;
      return next?.[1];
    },
    say: (text) => {
      output += text;
    },
    edit: async (files) => {
      opened.push(files);
      const text = written.shift();
      if (text !== undefined) writeFileSync(files[1]!, text);
    },
    isAccepted: async (slug, entry) => {
      now += 3_600_000; // a judge that takes an hour costs the solver nothing
      return slug === SLUG && readFileSync(entry, "utf8") === "right";
    },
  };
  return { practiceRoom, opened, left };
}

it("shows the statement beside an empty solution, judges, grades and keeps one line", async () => {
  const typed = [
    [60, ""],
    [30, "h"],
    [5, "what?"],
    [5, "e"],
    [20, ""],
    [2, "perfect"],
    [1, "easy"],
  ] as const;
  const { practiceRoom, opened, left } = room(typed, ["wrong", "right"]);
  const statements: string[] = [];
  const edit = async (files: readonly string[]) => {
    statements.push(readFileSync(files[0]!, "utf8"));
    if (statements.length === 1) {
      const known = readFileSync(join(WORKSPACE, "problems", SLUG, "solution.ts"), "utf8");
      const empty = readFileSync(files[1]!, "utf8");
      expect(empty).toContain("not solved yet");
      expect(known.split("\n").filter((line) => /^ {2}\S/.test(line))).not.toEqual(
        empty.split("\n").filter((line) => /^ {2}\S/.test(line)),
      );
    }
    await practiceRoom.edit(files);
  };
  expect(await sitDown(SLUG, { ...practiceRoom, edit }, true)).toBe(EXIT.accepted);
  expect(left).toEqual([]);
  expect(opened).toHaveLength(2);
  expect(opened[0]).toEqual([
    join(root, ".practice", SLUG, "statement.md"),
    join(root, ".practice", SLUG, "solution.ts"),
  ]);
  const secret = new RegExp(`\\b(${[...problem.tags, problem.difficulty].join("|")})\\b`, "i");
  expect(statements[0]).toContain("## Input");
  expect(statements[0]).not.toMatch(secret);
  expect(output.replace(/hint 1 of [^>]*/, "").replace(/again, hard or easy\?.*/g, "")).not.toMatch(
    secret,
  );
  expect(output).toMatch(/hint 1 of \d: \S/);
  expect(output).toContain("Enter judges, e edits");
  expect(output).toContain("solved after 2:00, hints: 1\n");
  expect(readFileSync(historyFile(root), "utf8")).toMatch(/^\{[^\n]*\}\n$/);
  expect(readHistory(root).attempts).toEqual([
    {
      slug: SLUG,
      at: new Date(now).toISOString(),
      solved: true,
      seconds: 120,
      runs: 2,
      hints: 1,
      grade: "easy",
    },
  ]);
  expect(output).toMatch(/comes back in 1 day\n$/); // with a hint, easy counts as hard
  expect(existsSync(join(root, ".practice", SLUG))).toBe(false);
});

it("pauses at the end of the lines and goes on with time, hints and runs kept", async () => {
  const first = room(
    [
      [50, "h"],
      [10, ""],
    ],
    ["wrong"],
  );
  expect(await sitDown(SLUG, first.practiceRoom, true)).toBe(EXIT.accepted);
  expect(output).toMatch(/paused; npm run practice knight-moves goes on\n$/);
  expect(existsSync(historyFile(root))).toBe(false);
  now += 86_400_000;
  output = "";
  const second = room([[10, "q"]]);
  const kept: string[] = [];
  const edit = async (files: readonly string[]) => {
    kept.push(readFileSync(files[1]!, "utf8"));
  };
  expect(await sitDown(SLUG, { ...second.practiceRoom, edit }, true)).toBe(EXIT.notAccepted);
  expect(kept).toEqual(["wrong"]);
  expect(output).toContain("going on with knight-moves\n");
  expect(readHistory(root).attempts).toMatchObject([
    { solved: false, seconds: 70, runs: 1, hints: 1, grade: "again" },
  ]);
});

it.each([
  ["Ctrl-C or Ctrl-D", []],
  ["q", [[1, "q"]]],
] as const)("a solved attempt is kept when its grade is answered with %s", async (_, more) => {
  const first = room([[1, ""], ...more], ["right"]);
  expect(await sitDown(SLUG, first.practiceRoom, true)).toBe(EXIT.accepted);
  expect(output).toContain('written down as "hard"\n');
  expect(readHistory(root).attempts).toMatchObject([{ solved: true, grade: "hard" }]);
});

it("hints that were given can be read again", async () => {
  const { practiceRoom } = room([
    [1, "H"],
    [1, "h"],
    [1, "H"],
    [1, "q"],
  ]);
  await sitDown(SLUG, practiceRoom, false);
  expect(output.match(/hint 1 of \d: /g)).toHaveLength(2);
  expect(readHistory(root).attempts).toMatchObject([{ hints: 1 }]);
});
