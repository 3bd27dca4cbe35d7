import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { LAUNCHER, WORKSPACE } from "../../../base/host/roots";
import type { MachineName } from "../../../targets/machines";
import { makeLargeCases } from "./make-large-cases";
import { prepareProblem } from "./prepare-problem";

/** What decides a bundle beside its problem. */
export interface BundleWish {
  readonly for?: MachineName;
  readonly min?: true;
}

/**
 * Bundles problems and makes their large cases in processes of their own; yields each name when it is
 * ready, and at the end those that no process has answered. After `stopped` there is no more.
 */
export async function* preparedApart(
  slugs: readonly string[],
  wish: BundleWish,
  processes: number,
  stopped: AbortSignal,
): AsyncGenerator<string> {
  const left = new Set(slugs);
  const ready: string[] = [];
  let wake = () => {};
  let alive = processes;
  const note = (slug: string) => {
    if (left.delete(slug)) ready.push(slug);
    wake();
  };
  const ended = () => {
    alive--;
    wake();
  };
  const children = Array.from({ length: processes }, (_, at) => {
    const share = slugs.filter((_, index) => index % processes === at);
    return start(share, wish, note, ended);
  });
  const end = () => {
    for (const child of children) child.kill();
  };
  stopped.addEventListener("abort", end);
  try {
    while (!stopped.aborted) {
      const slug = ready.shift();
      if (slug !== undefined) yield slug;
      else if (alive === 0) break;
      else await new Promise<void>((done) => (wake = done));
    }
    if (!stopped.aborted) yield* left;
  } finally {
    stopped.removeEventListener("abort", end);
    end();
  }
}

function start(
  slugs: readonly string[],
  { for: target, min }: BundleWish,
  note: (slug: string) => void,
  ended: () => void,
): ChildProcess {
  const options = [...(target ? ["--for", target] : []), ...(min ? ["--min"] : [])];
  const words = [LAUNCHER, "judge", "--prepare", ...options, ...slugs];
  // Its stdin ends when this process does, however that ends.
  const child = spawn(process.execPath, words, {
    cwd: WORKSPACE,
    stdio: ["pipe", "pipe", "ignore"],
  });
  child.on("error", ended);
  child.on("close", ended);
  createInterface({ input: child.stdout! }).on("line", note);
  return child;
}

/** Bundles of one turn of the event loop share a process of the formatter. */
const TOGETHER = 4;

/** The work of such a process: prints each name when the problem is ready. */
export async function prepareAll(
  slugs: readonly string[],
  { for: target, min }: BundleWish,
  say: (text: string) => void,
): Promise<ExitCode> {
  process.stdin.on("end", () => process.exit(EXIT.interrupted)).resume();
  const wish = { ...(target && { target }), ...(min && { min }) };
  // The process that judges meets the same faults, and says them.
  const unsaid = async (work: () => Promise<unknown>) => work().catch(() => {});
  for (let at = 0; at < slugs.length; at += TOGETHER) {
    const group = slugs.slice(at, at + TOGETHER);
    await nextTurn(); // the end of stdin is heard only between two turns
    await Promise.all(group.map((slug) => unsaid(() => prepareProblem(slug, wish))));
    for (const slug of group) {
      await unsaid(() => makeLargeCases(slug));
      say(`${slug}\n`);
    }
  }
  process.stdin.destroy();
  return EXIT.accepted;
}
