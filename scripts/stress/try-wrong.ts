import { EXIT, type ExitCode } from "../core/exit-code";
import type { Fault } from "../core/stress-event";
import { wrongPrograms, wrongSetups } from "../host/stress/wrong-programs";
import { runStress } from "./run-stress";

/** Every wrong program of the problems must be caught. */
export async function tryWrong(
  slugs: readonly string[],
  { seed, jobs }: { readonly seed: number; readonly jobs: number },
  say: (text: string) => void,
  over: AbortSignal,
): Promise<ExitCode> {
  let [caught, missed] = [0, 0];
  for (const program of wrongPrograms(slugs)) {
    const start = performance.now();
    let found: { fault: Fault; by: string; seed: number } | undefined;
    for (const setup of wrongSetups(program, jobs)) {
      const run = await runStress(setup, seed, () => {}, over);
      if (over.aborted) break;
      if (run.fault?.culprit !== "solution") continue;
      found = { fault: run.fault, by: setup.generator ?? "small", seed: run.seed };
      break;
    }
    if (over.aborted) break;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (found) {
      caught++;
      const { fault, by, seed } = found;
      const size = `${fault.input.length} bytes`;
      say(
        `caught ${program.path}: ${fault.verdict} by ${by}, seed ${seed}, ${size}, ${seconds} s\n`,
      );
    } else {
      missed++;
      say(`missed ${program.path}: nothing in ${seconds} s\n`);
    }
  }
  say(`${caught} passed, ${missed} failed\n`);
  if (over.aborted) return EXIT.interrupted;
  return missed > 0 ? EXIT.notAccepted : EXIT.accepted;
}
