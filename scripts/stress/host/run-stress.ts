import { counted } from "../../base/counted";
import { stress } from "../stress";
import type { Fault, StressEvent } from "../stress-event";
import { stressText } from "../stress-text";
import { openStress } from "./open-stress";
import type { StressSetup } from "./stress-setup";

const SMALL_BATCH = 256;

export interface StressRun {
  readonly seed: number;
  readonly tried: number;
  readonly fault?: Fault;
  readonly isUnconfirmed: boolean;
  readonly isInterrupted: boolean;
  /** Time for searching and shrinking, without the start. */
  readonly seconds: number;
}

/** Where a run prints. */
export interface StressOutput {
  say(text: string): void;
  /** How far it is, for a terminal. */
  show?(line: string): void;
  clear?(): void;
  /** Every event, and how long the run has been going on. */
  event?(event: StressEvent | Smaller, seconds: number): void;
}

/** While it is shrunk, each smaller input that still fails. */
export interface Smaller {
  readonly type: "smaller";
  readonly fault: Fault;
}

/** One run from its first seed to a confirmed fault or to the end of its time. */
export async function runStress(
  setup: StressSetup,
  seed: number,
  output: StressOutput,
  interrupted: AbortSignal,
): Promise<StressRun> {
  const open = await openStress(setup);
  const run = { seed, tried: 0, isUnconfirmed: false, isInterrupted: false, seconds: 0 } as {
    -readonly [K in keyof StressRun]: StressRun[K];
  };
  const { tier, means, because } = open.sandbox;
  if (tier > "B") output.say(`not in a box: ${means}${because ? ` (${because})` : ""}\n`);
  const batch = setup.generator === undefined && !setup.isProcess ? SMALL_BATCH : 1;
  const start = performance.now();
  const tell = (event: StressEvent | Smaller) =>
    output.event?.(event, (performance.now() - start) / 1000);
  const onSmaller = (fault: Fault) => tell({ type: "smaller", fault });
  output.show?.("trying the first inputs");
  try {
    for await (const event of until(interrupted, stress({ seed, batch, onSmaller }, open.host))) {
      tell(event);
      if (event.type === "tried") {
        const seconds = Math.floor((performance.now() - start) / 1000);
        output.show?.(`${counted(event.tried, "input")} passed, ${seconds} s`);
        continue;
      }
      output.say(stressText(event, setup.isProcess));
      if (event.type === "found") {
        run.seed = event.seed;
        output.show?.("looking for a smaller input that fails");
      }
      if (event.type === "confirmed") run.fault = event.fault;
      if (event.type === "unconfirmed") run.isUnconfirmed = true;
      if (event.type === "end") run.tried = event.tried;
    }
    run.isInterrupted = interrupted.aborted;
    run.seconds = (performance.now() - start) / 1000;
  } finally {
    output.clear?.();
    await open.close();
  }
  return run;
}

/** The events until the signal, without waiting for the next event. */
async function* until<Event>(
  signal: AbortSignal,
  events: AsyncGenerator<Event>,
): AsyncGenerator<Event> {
  let stop = () => {};
  const over = new Promise<undefined>((done) => {
    stop = () => done(undefined);
  });
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      const next = await Promise.race([over, events.next()]);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
