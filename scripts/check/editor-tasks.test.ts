import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";

// The editor finds the places that the judge prints.

const { tasks } = JSON.parse(readFileSync(join(TOOL, ".vscode/tasks.json"), "utf8")) as {
  tasks: { problemMatcher: { pattern: { regexp: string } } }[];
};
const place = new RegExp(tasks[0]!.problemMatcher.pattern.regexp);

it.each([
  [
    "  |     at solve (problems/knight-moves/solution.ts:35)",
    "problems/knight-moves/solution.ts",
    "35",
  ],
  ["  |     at IntQueue.push (lib/structure/int-queue.ts:41)", "lib/structure/int-queue.ts", "41"],
  ["    at .contest/a-apples/solution.ts:3:24", ".contest/a-apples/solution.ts", "3"],
])("%s", (line, file, number) => {
  expect(place.exec(line)?.slice(1, 3)).toEqual([file, number]);
});
