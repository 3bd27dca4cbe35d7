import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { type Measured, measuredCommand } from "./measured-command";
import {
  CASES,
  EDITED_MODULE,
  MODULES,
  moduleText,
  syntheticRepository,
} from "./synthetic-repository";

export interface GrowthOptions {
  readonly sizes: readonly number[];
  /** Also run what an edit of a library module touches. */
  readonly edit: boolean;
}

/** Makes a synthetic repository of each size and says what listing and a run with all verdicts known cost. */
export async function runGrowth(
  { sizes, edit }: GrowthOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  say(
    "problems  cases  list: wall, CPU  all known: wall, CPU, peak  after an edit: run again, wall",
  );
  let isRight = true;
  for (const size of sizes) {
    const root = syntheticRepository(size);
    try {
      execFileSync(process.execPath, ["-r", "ts-node/register", FILL], {
        cwd: root,
        stdio: "inherit",
      });
      const list = await best(root, ["judge", "--list"]);
      const judged = await best(root, ["judge", "--reporter", "json"]);
      const changed = edit ? await afterEdit(root) : undefined;
      const wanted = Math.ceil(size / MODULES) * CASES;
      isRight &&= (!changed || changed.again === wanted) && ran(judged.output).length === 0;
      say(line(size, list, judged, changed));
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  say("the better of two runs each; CPU and peak are those of the command's own process");
  return isRight ? EXIT.accepted : EXIT.notAccepted;
}

const FILL = "scripts/bench/host/growth/fill-verdicts.ts";

async function best(root: string, words: readonly string[]): Promise<Measured> {
  const runs = [await measuredCommand(root, words), await measuredCommand(root, words)];
  return runs.sort((a, b) => a.wallMs - b.wallMs)[0]!;
}

/** A changed module makes the cases of its dependants run again, and no others. */
async function afterEdit(root: string): Promise<{ again: number; wallMs: number }> {
  writeFileSync(join(root, EDITED_MODULE), moduleText(0, 0).replace("n + 0", "0 + n"));
  const { output, wallMs } = await measuredCommand(root, ["judge", "--reporter", "json"]);
  return { again: ran(output).length, wallMs };
}

/** The cases of a JSON report that were not known before. */
function ran(output: string): string[] {
  return output.split("\n").flatMap((text) => {
    if (!text.startsWith('{"type":"case-end"')) return [];
    const { slug, name, remembered } = JSON.parse(text);
    return remembered ? [] : `${slug}/${name}`;
  });
}

function line(
  size: number,
  list: Measured,
  kept: Measured,
  changed: { again: number; wallMs: number } | undefined,
): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const peak = `${Math.round(kept.peakMiB)} MiB`;
  const listed = `${seconds(list.wallMs)}, ${seconds(list.cpuMs)}`;
  const judged = `${seconds(kept.wallMs)}, ${seconds(kept.cpuMs)}, ${peak}`;
  const edited = changed ? `${changed.again}, ${seconds(changed.wallMs)}` : "-";
  const cells = [`${size}`.padStart(8), `${size * CASES}`.padStart(5), listed, judged, edited];
  return cells.join("  ");
}
