import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "glob";
import { expect, it } from "vitest";
import { testFolder } from "../testing/test-folder";

const ROOT = join(__dirname, "../..");

it("every command of the repository becomes one program", async () => {
  const { commandProgram } = require("./command-program.cjs");
  const doors = globSync("scripts/**/*.command.ts", { cwd: ROOT, ignore: "**/node_modules/**" });
  const cache = testFolder();
  const without: string[] = [];
  for (const door of doors) {
    const name = basename(door, ".command.ts");
    const file = await commandProgram(join(ROOT, door), { name, cache, root: ROOT });
    if (file === undefined) without.push(door);
    // TypeScript takes longer to load than a judging whose verdicts are all known.
    if (name === "judge")
      expect(readFileSync(file, "utf8")).not.toMatch(/^\w+ .*require\("typescript"\)/m);
  }
  expect(doors.length).toBeGreaterThan(20);
  expect(without).toEqual([]);
});
