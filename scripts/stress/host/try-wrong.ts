import { EXIT, type ExitCode } from "../../base/exit-code";
import type { Fault } from "../stress-event";
import { failingSmaller } from "./is-minimal";
import { runStress } from "./run-stress";
import type { StressSetup } from "./stress-setup";
import { type WrongProgram, wrongPrograms, wrongSetups } from "./wrong-programs";

/** Each wrong program must be caught, and its input shrunk, in this time. */
const MINUTE = 60;
const SILENT = { say: () => {} };

interface Caught {
  readonly fault: Fault;
  readonly setup: StressSetup;
  readonly seed: number;
}

/** Every wrong program of the problems has to be caught by a minimal input. */
export async function tryWrong(
  slugs: readonly string[],
  { seed, jobs }: { readonly seed: number; readonly jobs: number },
  say: (text: string) => void,
  over: AbortSignal,
): Promise<ExitCode> {
  let [passed, failed] = [0, 0];
  let last = "";
  for (const program of wrongPrograms(slugs)) {
    const start = performance.now();
    const caught = await caughtBy(program, seed, jobs, over);
    const seconds = (performance.now() - start) / 1000;
    if (over.aborted) break;
    if (program.slug !== last) say(`${program.slug}\n`);
    last = program.slug;
    const smaller = caught && (await failingSmaller(caught.setup, caught.fault, over));
    if (over.aborted) break;
    const isGood = caught !== undefined && smaller === undefined && seconds <= MINUTE;
    if (isGood) passed++;
    else failed++;
    const name = `  ${/([^/]+)\.ts$/.exec(program.path)![1]}`.padEnd(35);
    const took = `${seconds.toFixed(1).padStart(5)} s`;
    if (!caught) say(`${name}  MISSED             ${took}\n`);
    else
      say(
        `${name}  ${columns(caught)}  ${took}  ${smaller === undefined ? "minimal" : "NOT MINIMAL"}\n`,
      );
    if (caught && !isGood) say(more(caught, seconds, smaller));
  }
  say(`${passed} passed, ${failed} failed\n`);
  if (over.aborted) return EXIT.interrupted;
  return failed > 0 ? EXIT.notAccepted : EXIT.accepted;
}

async function caughtBy(
  program: WrongProgram,
  seed: number,
  jobs: number,
  over: AbortSignal,
): Promise<Caught | undefined> {
  for (const setup of wrongSetups(program, jobs)) {
    let run = await runStress(setup, seed, SILENT, over);
    if (run.isUnconfirmed && !over.aborted) {
      run = await runStress({ ...setup, isFresh: true }, run.seed, SILENT, over);
    }
    if (over.aborted) return undefined;
    if (run.fault?.culprit === "solution") return { fault: run.fault, setup, seed: run.seed };
  }
  return undefined;
}

function columns({ fault: { verdict, input } }: Caught): string {
  return `${verdict.padEnd(3)}  ${`${input.length} bytes`.padStart(13)}`;
}

function more({ setup, seed }: Caught, seconds: number, smaller: string | undefined): string {
  const late = seconds > MINUTE ? `    more than ${MINUTE} s\n` : "";
  const by = `    by ${setup.generator ?? "small"}, seed ${seed}\n`;
  const fails =
    smaller !== undefined ? `    fails too: ${JSON.stringify(smaller.slice(0, 200))}\n` : "";
  return by + late + fails;
}
