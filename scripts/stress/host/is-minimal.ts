import { smallerInputs } from "../shrink/smaller-inputs";
import type { Fault } from "../stress-event";
import { examine } from "../stress-examine";
import { openStress } from "./open-stress";
import type { StressSetup } from "./stress-setup";

/** A fault of time or memory counts if it occurs in each of this many runs. */
const TIMES = 6;
/** For a very large input, only this many smaller inputs are tried. */
const MOST = 300;

/**
 * A valid input with one line less or one lower number on which the solution fails too, if there is
 * one. Each candidate runs as a separate process, by code that the shrinker does not share.
 */
export async function failingSmaller(
  setup: StressSetup,
  fault: Fault,
  over: AbortSignal,
): Promise<string | undefined> {
  const { host, close } = await openStress({ ...setup, jobs: 1, isProcess: true });
  try {
    for (const text of smallerInputs(new TextDecoder().decode(fault.input), MOST)) {
      if (over.aborted) break;
      const input = new TextEncoder().encode(text);
      if (host.firstInvalid([input]) !== undefined) continue;
      let runs = 0;
      while (runs < TIMES && (await fails(input))) runs++;
      if (runs === TIMES) return text;
    }
    return undefined;
  } finally {
    await close();
  }

  async function fails(input: Uint8Array): Promise<boolean> {
    return (await examine(host, host.processes, [input])).fault?.culprit === "solution";
  }
}
