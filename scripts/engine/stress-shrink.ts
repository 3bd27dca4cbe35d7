import { minimise } from "../core/minimise";
import type { Fault } from "../core/stress-event";
import type { StressHost } from "../core/stress-host";
import { examine } from "./stress-examine";

/** Longer inputs are left as they are; of time-outs only short ones pay, as each costs its limit. */
const MAX_BYTES = { default: 1 << 16, TLE: 1 << 12 };

interface Found {
  readonly seed: number;
  readonly index: number;
  readonly fault: Fault;
}

/** The smallest input found with the same fault: first as the generator shrinks, then as text. */
export async function shrinkFault(
  host: StressHost,
  { seed, index, fault }: Found,
): Promise<{ fault: Fault; attempts: number }> {
  const lane = host.lanes[0]!;
  let best = fault;
  let attempts = 0;
  const isSame = (other: Fault | undefined) =>
    other?.culprit === fault.culprit && other.verdict === fault.verdict;
  const fails = async (input: Uint8Array) => {
    if (!host.goesOn("shrink", fault.verdict)) return false;
    attempts++;
    const { fault: found } = await examine(host, lane, [input]);
    if (!found || !isSame(found)) return false;
    best = found;
    return true;
  };
  const max = fault.verdict === "TLE" ? MAX_BYTES.TLE : MAX_BYTES.default;
  if (fault.input.length > max) return { fault, attempts };
  await host.source.shrink(seed, index, fails);
  const text = new TextDecoder().decode(best.input);
  const isText = new TextEncoder().encode(text).length === best.input.length;
  // An input that its validator refuses has no rules left to shrink it by.
  if (fault.culprit === "generator" || !isText) return { fault: best, attempts };
  await minimise(text, async (candidates) => {
    const inputs: Uint8Array[] = candidates.map((candidate) => new TextEncoder().encode(candidate));
    const valid = inputs.filter((input) => host.invalid(input) === undefined);
    for (let from = 0; from < valid.length && host.goesOn("shrink", fault.verdict); ) {
      const { fault: found, good } = await examine(host, lane, valid.slice(from));
      attempts += good + 1;
      from += good + 1;
      if (!found || !isSame(found)) continue;
      best = found;
      return inputs.indexOf(found.input);
    }
    return -1;
  });
  return { fault: best, attempts };
}
