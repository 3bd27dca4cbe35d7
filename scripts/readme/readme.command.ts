import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { execa } from "execa";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import { writeAtomically } from "../base/host/write-atomically";
import { withSections } from "../base/sections";
import type { JudgeEvent } from "../judge/judge-event";
import { readmeSections } from "./host/readme-sections";

const SHOWN = [
  "8-puzzle",
  "chessboard-coin-game",
  "knight-moves",
  "n-queens",
  "stone-pile-grundy",
] as const;

const command = new Command("npm run readme --").description(
  "make the generated parts of README.md again: a judged table, the problems, the library",
);

runCommand(command, async (): Promise<ExitCode> => {
  const file = join(ROOT, "README.md");
  const old = readFileSync(file, "utf8");
  const slowest = new Map<string, number>();
  for (const line of (await judged(["--reporter", "json"])).split("\n").filter(Boolean)) {
    const event: JudgeEvent = JSON.parse(line);
    if (event.type === "problem-end") slowest.set(event.slug, event.slowestMs);
  }
  const table = await judged([...SHOWN, "--force"]);
  const shown = `\`\`\`\n$ npm run judge ${SHOWN.join(" ")}\n${table}\n\`\`\``;
  const text = withSections(old, { ...readmeSections(slowest), judge: shown });
  if (text !== old) writeAtomically(file, text);
  process.stdout.write(`README.md: ${text === old ? "as it should be" : "changed"}\n`);
  return EXIT.accepted;
});

/** What the judge prints; throws unless everything was accepted. */
async function judged(args: readonly string[]): Promise<string> {
  const { exitCode, stdout } = await execa(
    process.execPath,
    ["scripts/start.cjs", "judge", ...args],
    { cwd: ROOT, stderr: "inherit", reject: false },
  );
  if (exitCode === EXIT.accepted) return stdout.trim();
  throw new ExpectedError(
    "not every solution is accepted, so no table is written",
    "npm run judge",
  );
}
