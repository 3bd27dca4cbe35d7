import { EXIT, type ExitCode } from "../core/exit-code";
import { smallerInputs } from "../core/smaller-inputs";
import type { Fault } from "../core/stress-event";
import { examine } from "../engine/stress-examine";
import { openStress, type StressSetup } from "../host/stress/open-stress";
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
    let found: { fault: Fault; setup: StressSetup; seed: number } | undefined;
    for (const setup of wrongSetups(program, jobs)) {
      let run = await runStress(setup, seed, () => {}, over);
      if (run.isUnconfirmed && !over.aborted) {
        run = await runStress({ ...setup, isFresh: true }, run.seed, () => {}, over);
      }
      if (over.aborted) break;
      if (run.fault?.culprit !== "solution") continue;
      found = { fault: run.fault, setup, seed: run.seed };
      break;
    }
    if (over.aborted) break;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (found) {
      const { fault, setup, seed } = found;
      const smaller = await smallerFailing(setup, fault.input);
      if (smaller === undefined) caught++;
      else missed++;
      const how = `${fault.verdict} by ${setup.generator ?? "small"}, seed ${seed}`;
      const size = setup.isProcess
        ? "not shrunk"
        : smaller === undefined
          ? "minimal"
          : "NOT minimal";
      say(`caught ${program.path}\n  ${how}, ${fault.input.length} bytes, ${size}, ${seconds} s\n`);
      if (smaller !== undefined) say(`  fails too: ${JSON.stringify(smaller.slice(0, 200))}\n`);
    } else {
      missed++;
      say(`missed ${program.path}: nothing in ${seconds} s\n`);
    }
  }
  say(`${caught} passed, ${missed} failed\n`);
  if (over.aborted) return EXIT.interrupted;
  return missed > 0 ? EXIT.notAccepted : EXIT.accepted;
}

/** A valid input with a line less or a lower number on which the solution fails as well, if any. */
async function smallerFailing(setup: StressSetup, input: Uint8Array): Promise<string | undefined> {
  if (setup.isProcess) return undefined; // its size is the fault: it is left as it is
  const { host, close } = await openStress({ ...setup, jobs: 1 });
  try {
    const inputs = smallerInputs(new TextDecoder().decode(input))
      .map((text) => new TextEncoder().encode(text))
      .filter((each) => host.invalid(each) === undefined);
    const { fault } = await examine(host, host.lanes[0]!, inputs);
    return fault?.culprit === "solution" ? new TextDecoder().decode(fault.input) : undefined;
  } finally {
    await close();
  }
}
