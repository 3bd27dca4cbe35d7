import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { execa } from "execa";
import { bundle } from "../../bundle/host/bundle";
import { runtimeColumns } from "../../judge/matrix/runtime-columns";
import { findCases } from "../../problem/host/find-cases";
import { runtimeCommand } from "../../runner/host/runtimes/runtimes";

// Same seed, same run: the genetic problem accepts any placement, so this compares the output of its
// bundle, byte for byte, under the runtime of every judge. Ends with status 1 where they differ.
// npx ts-node scripts/bench/host/same-run.ts

const SLUG = "n-queens-genetic";
// Boards that only the tutorial's run solves, that only the adaptive one does, and that only repair does.
const MORE = [
  "6 10 15 0.05 9",
  "8 10 20 0.05 5",
  "12 40 60 0.3 7",
  "16 100 110 0.1 3",
  "90 20 4000 1 2",
];

async function main(): Promise<void> {
  const files = findCases(SLUG).cases.map(({ input }) => input);
  const inputs = [...files.map((file) => readFileSync(file)), ...MORE.map((line) => `${line}\n`)];
  const digests = new Map<string, string[]>();
  for (const { runtime, program, target } of runtimeColumns()) {
    const [file, ...args] = await runtimeCommand(program);
    const targetBundle = await bundle(`problems/${SLUG}/solution.ts`, { target });
    const hash = createHash("sha256");
    for (const input of inputs) {
      const { stdout } = await execa(file!, [...args, targetBundle.file], { input });
      hash.update(`${stdout}\n`);
    }
    const digest = hash.digest("hex").slice(0, 16);
    digests.set(digest, [...(digests.get(digest) ?? []), runtime]);
    process.stdout.write(`${digest}  ${runtime}\n`);
  }
  const [same, ...others] = digests.values();
  process.stdout.write(
    others.length === 0
      ? `${inputs.length} runs, the same bytes under ${same!.length} runtimes\n`
      : `different bytes: ${[...digests.values()].map((names) => names.join(", ")).join(" / ")}\n`,
  );
  if (others.length > 0) process.exitCode = 1;
}

void main();
