import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeEach, expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { clearDesk } from "./clear-desk";
import { removedTasks, restoreTask } from "./restore-task";

const TASK = "a-cleared-apples";
const root = testFolder();
let said: string[] = [];
afterAll(() => {
  const kept = removedTasks().get(TASK);
  if (kept !== undefined) rmSync(kept, { recursive: true });
});
beforeEach(() => {
  said = [];
  const folder = join(root, ".contest", TASK);
  rmSync(folder, { recursive: true, force: true });
  const texts = {
    "problem.ts": "export const problem = {};\n",
    "solution.ts": "// hours of work\n",
  };
  writeFiles(folder, texts);
});

const solution = () => join(root, ".contest", TASK, "solution.ts");

/** Removes the whole desk; on a terminal the user types `answer`, null presses Ctrl-D. */
function clear(isTTY: boolean, answer: string | null = null) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const say = (line: string) => void said.push(line);
  const done = clearDesk(root, [TASK], true, { input, output: new PassThrough(), say });
  if (answer === null) input.end();
  else input.write(`${answer}\n`);
  return done;
}

it.each(["", "n", "what", null])("a terminal's answer %j removes nothing", async (answer) => {
  expect(await clear(true, answer)).toBe(EXIT.notAccepted);
  expect(existsSync(solution())).toBe(true);
  expect(said).toEqual([
    `1 task: ${TASK}`,
    "programs and cases stay in .cache/removed; npm run contest -- restore --all brings them back",
    "nothing was removed",
  ]);
});

it.each([
  [true, "y"],
  [false, null],
])("after a yes, or in a pipe, it is removed and comes back as it was", async (isTTY, answer) => {
  expect(await clear(isTTY, answer)).toBe(EXIT.accepted);
  expect(existsSync(solution())).toBe(false);
  expect(said.at(-1)).toBe("to bring back: npm run contest -- restore --all");
  expect(restoreTask(root, "a")).toBe(TASK);
  expect(readFileSync(solution(), "utf8")).toBe("// hours of work\n");
  expect(() => restoreTask(root, "no-such-task")).toThrow('no removed task "no-such-task"');
});
