import { delimiter, dirname, join } from "node:path";
import { Command } from "commander";
import { execa } from "execa";
import { EXIT } from "../base/exit-code";
import { TOOL } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { runtimeCommand } from "../runner/host/runtimes/runtimes";

/** One of every major version on which the repository itself must work. */
const VERSIONS = ["20.20.2", "22.23.3", "24.21.0", "26.10.0"];

/** What a newcomer runs, without npm in between. */
const VITEST = [join(TOOL, "node_modules/vitest/vitest.mjs"), "run"];
const JUDGE = ["scripts/start.cjs", "judge", "--no-cache"];

const command = new Command("npm run check:nodes --")
  .description("run the tests and the judge under each Node that the repository supports")
  .argument("[version...]", `exact versions; ${VERSIONS.join(", ")} without one`)
  .option("--quick", "of the tests only those of lib");

runCommand(command, async () => {
  const { quick } = command.opts<{ quick?: true }>();
  const works: [name: string, args: readonly string[]][] = [
    [quick ? "vitest run lib" : "vitest run", quick ? [...VITEST, "lib"] : VITEST],
    ["judge", JUDGE],
  ];
  const versions = command.args.length > 0 ? command.args : VERSIONS;
  let [passed, failed] = [0, 0];
  for (const version of versions) {
    const [program] = await runtimeCommand({ name: "node", version });
    for (const [name, args] of works) {
      const started = performance.now();
      const { exitCode, all } = await execa(program!, args, {
        cwd: TOOL,
        all: true,
        reject: false,
        stdin: "ignore",
        env: { PATH: `${dirname(program!)}${delimiter}${process.env.PATH}`, NO_COLOR: "1" },
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      const isGood = exitCode === 0;
      if (isGood) passed++;
      else failed++;
      process.stdout.write(
        `Node ${version}  ${name}: ${isGood ? "passed" : "failed"} (${seconds} s)\n`,
      );
      if (!isGood) process.stdout.write(`${indented(all)}\n`);
    }
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
});

/** The end of an output, where a failure shows its reason. */
function indented(output: string): string {
  const lines = output.trimEnd().split("\n").slice(-40);
  return lines.map((line) => `  ${line}`).join("\n");
}
