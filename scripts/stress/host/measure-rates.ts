import { EXIT, type ExitCode } from "../../base/exit-code";
import { problemPath } from "../../base/host/roots";
import { bruteOf } from "../../problem/host/program-path";
import { inMemory } from "./kind-of";
import { runStress } from "./run-stress";

/** Running in memory must be at least this many times as fast as processes. */
const TIMES = 100;

/** Runs the same inputs through the same two programs, in memory and as processes, twice. */
export async function measureRates(
  slugs: readonly string[],
  { seed, for: forMs }: { readonly seed: number; readonly for: number },
  say: (text: string) => void,
  over: AbortSignal,
): Promise<ExitCode> {
  const inMemorySlugs = inMemory(slugs, say);
  say("inputs a second                  in memory  as processes  times\n");
  let [passed, failed] = [0, 0];
  for (const slug of inMemorySlugs) {
    const common = {
      slug,
      solution: `${problemPath(slug)}/solution.ts`,
      jobs: 1,
      forMs: forMs / 2,
    };
    const setup = { ...common, reference: bruteOf(slug), isFresh: false, isWarm: true };
    // The better of two: other work on the machine can only slow a run down.
    const best = [0, 0];
    for (const isProcess of [false, true, false, true]) {
      const run = await runStress({ ...setup, isProcess }, seed, { say }, over);
      if (over.aborted) return EXIT.interrupted;
      const way = Number(isProcess);
      best[way] = Math.max(best[way]!, run.tried / run.seconds);
    }
    const [fast, slow] = best as [number, number];
    const times = fast / slow;
    if (times >= TIMES) passed++;
    else failed++;
    const columns = [fast.toFixed(0).padStart(9), slow.toFixed(1).padStart(12)];
    const short = times < TIMES ? `  below ${TIMES}` : "";
    say(`${slug.padEnd(31)}  ${columns.join("  ")}  ${times.toFixed(0).padStart(5)}${short}\n`);
  }
  say(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? EXIT.notAccepted : EXIT.accepted;
}
