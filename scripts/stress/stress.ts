import { inParallel } from "../base/in-parallel";
import type { Fault, StressEvent } from "./stress-event";
import { examine } from "./stress-examine";
import type { StressHost } from "./stress-host";
import { type FoundFault, shrinkFault } from "./stress-shrink";

export interface StressPlan {
  readonly seed: number;
  /** Inputs for one seed: repeating a seed repeats these. */
  readonly batch: number;
  /** Hears each smaller input that still fails, as it is found. */
  readonly onSmaller?: (fault: Fault) => void;
}

const SLICE = 32;

/** Searches for a first fault, shrinks it and confirms it. */
export async function* stress(plan: StressPlan, host: StressHost): AsyncGenerator<StressEvent> {
  const free = [...host.lanes];
  let firstFault: FoundFault | undefined;
  let tried = 0;
  let first: Uint8Array | undefined;
  let areEqual = true;
  const compared = (input: Uint8Array) => {
    first ??= input;
    areEqual &&= first.length === input.length && first.every((byte, at) => byte === input[at]);
  };
  function* seeds(): Generator<number> {
    for (let round = 0; !firstFault && (round === 0 || host.goesOn("look")); round++) {
      yield (plan.seed + round) & 0x7fffffff;
    }
  }
  const work = async (seed: number) => {
    const lane = free.pop()!;
    const inputs = host.source.sample(seed, plan.batch);
    for (const input of inputs) if (areEqual) compared(input);
    let [good, fault, isConfirmed] = [0, undefined as Fault | undefined, false];
    // In slices: with slow programs a whole batch would exceed the time.
    while (!fault && good < inputs.length && (good === 0 || host.goesOn("look"))) {
      const examined = await examine(host, lane, inputs.slice(good, good + SLICE));
      fault = examined.fault;
      good += examined.good;
      // It was late by the clock; on a busy machine its CPU time may say otherwise.
      if (fault?.verdict !== "TLE") continue;
      const confirmed = await host.confirm(fault);
      isConfirmed = typeof confirmed !== "string";
      if (typeof confirmed === "string") [fault, good] = [undefined, good + 1];
      else fault = confirmed;
    }
    free.push(lane);
    return { seed, fault, good, isConfirmed };
  };
  for await (const result of inParallel(seeds(), host.lanes.length, work)) {
    const { seed, fault, good, isConfirmed } = result;
    tried += good + (fault ? 1 : 0);
    // The fault with the first seed counts, so that a run can be repeated with any number of lanes.
    if (fault && (!firstFault || seed < firstFault.seed)) {
      firstFault = { seed, index: good, fault, isConfirmed };
    }
    if (!firstFault) yield { type: "tried", tried };
  }
  if (firstFault) {
    yield { type: "found", seed: firstFault.seed, fault: firstFault.fault, tried };
    const { fault, attempts, isMinimal, instead } = await shrinkFault(
      host,
      firstFault,
      plan.onSmaller,
    );
    yield { type: "shrunk", fault, attempts, isMinimal, hasValidator: host.hasValidator };
    if (instead !== undefined) yield { type: "unconfirmed", fault, instead };
    else yield { type: "confirmed", fault };
  }
  const isOneInput = areEqual && tried > 1;
  yield {
    ...{ type: "end", tried, failed: firstFault !== undefined },
    ...(isOneInput && { isOneInput: true as const }),
  };
}
