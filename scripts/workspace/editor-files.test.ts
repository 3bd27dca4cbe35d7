import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { TASKS } from "./editor-files";

// The editor finds the places that the judge prints, in the clone and in a workspace that init made.

interface Tasks {
  readonly tasks: readonly { readonly problemMatcher: readonly Matcher[] }[];
}
interface Matcher {
  readonly pattern: { readonly regexp: string; readonly message: number };
}

const clone = JSON.parse(readFileSync(join(TOOL, ".vscode/tasks.json"), "utf8")) as Tasks;

describe.each([
  ["the clone", clone],
  ["a workspace", JSON.parse(JSON.stringify(TASKS)) as Tasks],
])("the tasks of %s", (_name, { tasks }) => {
  const found = (line: string) =>
    tasks[0]!.problemMatcher.flatMap(({ pattern }) => {
      const match = new RegExp(pattern.regexp).exec(line);
      return match ? [[match[1], match[2], pattern.message > 0 ? match[pattern.message] : ""]] : [];
    });

  it.each([
    [
      "  |     at solve (problems/knight-moves/solution.ts:35)",
      ["problems/knight-moves/solution.ts", "35", ""],
    ],
    [
      "  |     at IntQueue.push (lib/structure/int-queue.ts:41)",
      ["lib/structure/int-queue.ts", "41", ""],
    ],
    ["    at .contest/a-apples/solution.ts:3:24", [".contest/a-apples/solution.ts", "3", ""]],
    [
      "CE two-knights: problems/two-knights/solution.ts:3:12: Expression expected.",
      ["problems/two-knights/solution.ts", "3", "Expression expected."],
    ],
    [
      'CE abc/c.ts: abc/c.ts:1: there is no file "./b"',
      ["abc/c.ts", "1", 'there is no file "./b"'],
    ],
  ])("%s", (line, place) => {
    expect(found(line)).toEqual([place]);
  });

  it("a line that names no place of a program is no problem", () => {
    expect(found("  |     at Module._compile (node:internal/modules/cjs/loader:1554)")).toEqual([]);
    expect(found("WA two-knights/sample-1: line 1, token 1: expected 0, found 1")).toEqual([]);
  });
});
