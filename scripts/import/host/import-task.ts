import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { type DraftCase, freeName } from "../../problem/draft";
import { addCases } from "../../problem/host/add-cases";
import { writeProblem } from "../../problem/host/write-problem";
import type { JudgeEntry } from "../../problem/problem";
import { slugOf } from "../../problem/slug";
import type { ContestTask } from "../contest-task";
import { judgeAddress } from "../judge-address";

export interface Imported {
  readonly slug: string;
  readonly isNew: boolean;
  readonly added: readonly string[];
  /** Samples whose input we had with another output: ours stay. */
  readonly differing: readonly string[];
}

/** Makes a new problem of a task, or adds its samples to the problem that it already is. */
export function importTask(root: string, task: ContestTask): Imported {
  const judge = judgeAddress(task.address);
  const cases = task.samples.map((sample, index) => sampleCase(sample, index, task, judge));
  const known = knownSlug(root, task.address, judge);
  if (known !== undefined) {
    return { slug: known, isNew: false, ...addCases(root, known, cases) };
  }
  const slug = freeSlug(root, task.title, judge);
  writeProblem(root, {
    slug,
    title: task.title,
    timeLimitMs: task.timeLimitMs,
    memoryLimitMiB: task.memoryLimitMiB,
    ...(judge && { judge }),
    address: task.address,
    cases,
  });
  return { slug, isNew: true, added: cases.map(({ name }) => name), differing: [] };
}

function sampleCase(
  sample: ContestTask["samples"][number],
  index: number,
  task: ContestTask,
  judge: JudgeEntry | undefined,
): DraftCase {
  const source = judge ? `${judge.judge} ${judge.id}` : task.group || task.address;
  return {
    name: `sample-${index + 1}`,
    input: new TextEncoder().encode(sample.input),
    output: new TextEncoder().encode(sample.output),
    origin: { from: "statement", source },
  };
}

/** The problem that names this judge and id, or else this address. */
function knownSlug(root: string, address: string, judge?: JudgeEntry): string | undefined {
  const slugs = globSync("problems/*/", { cwd: root, posix: true }).sort();
  const has = (file: string, text: string) =>
    existsSync(file) && readFileSync(file, "utf8").includes(text);
  const found = slugs.find((folder) => {
    const entry = judge && `judge: "${judge.judge}", id: ${JSON.stringify(judge.id)}`;
    if (entry && has(join(root, folder, "problem.ts"), entry)) return true;
    return has(join(root, folder, "README.md"), `<${address}>`);
  });
  return found?.split("/")[1];
}

function freeSlug(root: string, title: string, judge?: JudgeEntry): string {
  const taken = new Set(
    globSync("{problems,cases}/*", { cwd: root, posix: true }).map((path) => path.split("/")[1]!),
  );
  const wanted = slugOf(title) || (judge && slugOf(`${judge.judge} ${judge.id}`)) || "problem";
  return freeName(taken.has(wanted) && judge ? `${wanted}-${judge.judge}` : wanted, taken);
}
