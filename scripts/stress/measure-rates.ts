import { EXIT, type ExitCode } from "../core/exit-code";
import { bruteOf } from "../host/stress/program-path";
import { runStress } from "./run-stress";

/** The same inputs through the same two programs, both ways one after another. */
export async function measureRates(
  slugs: readonly string[],
  { seed, for: forMs }: { readonly seed: number; readonly for: number },
  say: (text: string) => void,
  over: AbortSignal,
): Promise<ExitCode> {
  say("inputs a second                  in memory  as processes  times\n");
  for (const slug of slugs) {
    const common = { slug, solution: `problems/${slug}/solution.ts`, jobs: 1, forMs };
    const setup = { ...common, reference: bruteOf(slug), isFresh: false };
    const fast = await runStress({ ...setup, isProcess: false }, seed, say, over);
    const slow = await runStress({ ...setup, isProcess: true }, seed, say, over);
    if (over.aborted) return EXIT.interrupted;
    const [a, b] = [fast.tried / fast.seconds, slow.tried / slow.seconds];
    const columns = [a.toFixed(0).padStart(9), b.toFixed(1).padStart(12), (a / b).toFixed(0)];
    say(`${slug.padEnd(31)}  ${columns[0]}  ${columns[1]}  ${columns[2]!.padStart(5)}\n`);
  }
  return EXIT.accepted;
}
