import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { BoxRunner } from "./box/box-runner";
import { chooseSandbox } from "./box/sandbox";
import { neighbourHint } from "./neighbours";
import { commandProgram } from "./program";

const folder = testFolder();
describe.each(["A", "B"] as const)("tier %s", (tier) => {
  const square = "const f = (n) => n * n;\n";
  const shell = "sq() { read n; echo $((n * n)); }\n";

  it.each([
    [
      "node",
      "one.cjs",
      'console.log(require("./two.cjs").f(3));',
      "two.cjs",
      `${square}exports.f = f;`,
    ],
    [
      "node",
      "one.mjs",
      'import { f } from "./two.mjs"; console.log(f(3));',
      "two.mjs",
      `${square}export { f };`,
    ],
    ["sh", "one.sh", '. "$(dirname "$0")/two.sh"; sq', "two.sh", shell],
  ])("%s %s runs once its folder is named", async (command, main, text, other, more) => {
    writeFiles(folder, { [main]: text, [other]: more, three: "3\n" });
    const input = join(folder, "three");
    const found = await chooseSandbox(tier).catch(() => undefined);
    if (found?.supervisor === undefined) return; // as the other tests of this tier say
    const runner = new BoxRunner(found.supervisor, tier, found.groups);
    const limits = { timeMs: 20_000, memoryMiB: 512, outputBytes: 1000 };
    try {
      const line = `${command} ${join(folder, main)}`;
      const alone = commandProgram(line);
      const failed = await runner.run(alone, input, limits);
      expect(failed.exitCode).not.toBe(0);
      const hint = neighbourHint(alone, failed.stderr, tier);
      expect(hint).toContain(`${other} lies beside ${main}`);
      expect(hint).toContain(`(--run "${line} ${folder}")`);
      const whole = await runner.run(commandProgram(`${line} ${folder}`), input, limits);
      expect(Buffer.from(whole.output).toString()).toBe("9\n");
    } finally {
      await runner.close();
    }
  });
});
