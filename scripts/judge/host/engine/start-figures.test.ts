import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Program } from "../../../runner/host/program";
import { testFolder } from "../../../testing/test-folder";
import { startFigures } from "./start-figures";

it("the empty program runs under the runtime that is named, and each has figures of its own", async () => {
  const folder = testFolder();
  const [old, other] = ["old-node", "deno"].map((name) => join(folder, name));
  for (const file of [old!, other!]) writeFileSync(file, "");
  const measured: (readonly string[])[] = [];
  const host = {
    sandbox: { tier: "E", means: "nothing" },
    async measureStart(_runs: number, program?: Program) {
      measured.push(program!.argv);
      return { timeMs: measured.length, memoryMiB: 10 * measured.length };
    },
  } as const;
  const empty = expect.stringMatching(/empty\.js$/);
  expect(await startFigures(host, [old!], folder)).toEqual({
    start: { timeMs: 1, memoryMiB: 10 },
  });
  expect(await startFigures(host, [other!, "run", "-A"], folder)).toEqual({
    start: { timeMs: 2, memoryMiB: 20 },
  });
  expect(measured).toEqual([
    [old, empty],
    [other, "run", "-A", empty],
  ]);
  expect((await startFigures(host, [old!], folder)).start!.timeMs).toBe(1); // kept
  expect(measured).toHaveLength(2);
});
