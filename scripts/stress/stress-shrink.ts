import { minimise } from "./shrink/minimise";
import { smallerInputs } from "./shrink/smaller-inputs";
import type { Fault } from "./stress-event";
import { examine } from "./stress-examine";
import type { Lane, StressHost } from "./stress-host";

export interface FoundFault {
  readonly seed: number;
  readonly index: number;
  readonly fault: Fault;
  /** A separate process has confirmed it. */
  readonly isConfirmed: boolean;
}

export interface Shrunk {
  readonly fault: Fault;
  readonly attempts: number;
  /** Whether no smaller input fails; false if the time was over before all were tried. */
  readonly isMinimal: boolean;
  /** The result of a separate process that does not show the fault. */
  readonly instead?: string;
}

/** Near a limit, runs vary: this many failures in a row count as a failure. */
const TIMES = 3;
const CHUNK = 64;
/** For a very large input, only this many smaller inputs are tried. */
const MOST = 2000;

/**
 * The smallest input found that fails: first with the same fault, as the generator and then as text
 * shrinks, until no smaller input fails in any way. Faults that depend on size run as processes.
 */
export async function shrinkFault(
  host: StressHost,
  firstFault: FoundFault,
  onSmaller: (fault: Fault) => void = () => {},
): Promise<Shrunk> {
  if (firstFault.fault.isLate) return { fault: firstFault.fault, attempts: 0, isMinimal: false };
  const shrinking = new Shrinking(host, onSmaller);
  let lane = host.lanes[0]!;
  let best = firstFault.fault;
  // A program that is late in memory may be in an endless loop, which needs no large input.
  if (!hangsOnSize(best) || (best.verdict === "TLE" && lane !== host.processes)) {
    host.hurry(best.verdict === "TLE");
    best = await shrinking.alike(lane, best, firstFault);
    host.hurry(false);
  }
  let confirmed =
    best === firstFault.fault && firstFault.isConfirmed ? best : await host.confirm(best);
  let isDone =
    best !== firstFault.fault &&
    typeof confirmed !== "string" &&
    confirmed.verdict === best.verdict;
  // It was no endless loop: shrinks the first input again, as separate processes.
  if (typeof confirmed === "string" && best !== firstFault.fault)
    confirmed = await host.confirm(firstFault.fault);
  if (typeof confirmed === "string") {
    return { fault: best, attempts: shrinking.attempts, isMinimal: false, instead: confirmed };
  }
  let smallest: Fault = confirmed;
  for (;;) {
    if (!isDone) {
      lane = hangsOnSize(smallest) ? host.processes : host.lanes[0]!;
      const tried = await shrinking.alike(lane, smallest);
      if (tried !== smallest) smallest = (await shrinking.once(tried)) ?? smallest;
    }
    isDone = false;
    const smaller = await shrinking.smaller(lane, smallest);
    if (!smaller) break;
    smallest = smaller;
    onSmaller(smallest);
  }
  return { fault: smallest, attempts: shrinking.attempts, isMinimal: host.goesOn("shrink") };
}

/** For such a fault, clock, garbage collector and compiler shift the failing size from run to run. */
function hangsOnSize({ verdict, message }: Fault): boolean {
  return ["TLE", "MLE", "OLE"].includes(verdict) || /call stack/.test(message);
}

class Shrinking {
  attempts = 0;
  private readonly host: StressHost;
  private readonly onSmaller: (fault: Fault) => void;

  constructor(host: StressHost, onSmaller: (fault: Fault) => void) {
    this.host = host;
    this.onSmaller = onSmaller;
  }

  /**
   * The smallest input found with the same culprit and verdict; the generator shrinks it only if its
   * seed is known.
   */
  async alike(lane: Lane, fault: Fault, seeded?: FoundFault): Promise<Fault> {
    const { host } = this;
    let best = fault;
    const first = async (inputs: readonly Uint8Array[]): Promise<number> => {
      const valid = inputs.filter((input) => host.firstInvalid([input]) === undefined);
      for (let from = 0; from < valid.length && host.goesOn("shrink"); ) {
        const { fault: nextFault, good } = await examine(host, lane, valid.slice(from));
        this.attempts += good + 1;
        from += good + 1;
        if (nextFault?.culprit !== fault.culprit || nextFault.verdict !== fault.verdict) continue;
        best = nextFault;
        this.onSmaller(best);
        return inputs.indexOf(nextFault.input);
      }
      return -1;
    };
    if (seeded) {
      const fails = async (input: Uint8Array) => (await first([input])) === 0;
      if (fault.culprit !== "generator") await host.source.shrink(seeded.seed, seeded.index, fails);
    }
    const text = textOf(best.input);
    // Rules shrink text without knowing the statement: only a validator keeps the input valid.
    if (text === undefined || fault.culprit === "generator" || !host.hasValidator) return best;
    await minimise(text, {
      firstFailing: (candidates) =>
        first(candidates.map((candidate) => new TextEncoder().encode(candidate))),
      complaint: (candidate) => host.firstInvalid([new TextEncoder().encode(candidate)])?.message,
      goesOn: () => host.goesOn("shrink"),
      isDear: hangsOnSize(fault),
    });
    return best;
  }

  /** The fault in a separate process, if one of several runs shows it. */
  async once(fault: Fault): Promise<Fault | undefined> {
    for (let run = 0; run < (hangsOnSize(fault) ? TIMES : 1); run++) {
      const confirmed = await this.host.confirm(fault);
      if (typeof confirmed !== "string") return confirmed;
    }
    return undefined;
  }

  /** A valid input with a line less or a lower number that fails as well, whatever the verdict. */
  async smaller(lane: Lane, fault: Fault): Promise<Fault | undefined> {
    const { host } = this;
    const text = textOf(fault.input);
    if (text === undefined || fault.culprit === "generator" || !host.hasValidator) return undefined;
    let chunk: Uint8Array[] = [];
    const tryChunk = async () => {
      const inputs = chunk;
      chunk = [];
      for (let from = 0; from < inputs.length && host.goesOn("shrink"); ) {
        const { fault: nextFault, good } = await examine(host, lane, inputs.slice(from));
        this.attempts += good + 1;
        from += good + 1;
        if (nextFault?.culprit === fault.culprit && (await this.always(nextFault)))
          return nextFault;
      }
      return undefined;
    };
    for (const smaller of smallerInputs(text, MOST)) {
      if (!host.goesOn("shrink")) return undefined;
      const input = new TextEncoder().encode(smaller);
      if (host.firstInvalid([input]) !== undefined) continue;
      chunk.push(input);
      const failing = chunk.length === CHUNK ? await tryChunk() : undefined;
      if (failing) return failing;
    }
    return tryChunk();
  }

  private async always(fault: Fault): Promise<boolean> {
    for (let run = 0; run < (hangsOnSize(fault) ? TIMES : 1); run++) {
      if (typeof (await this.host.confirm(fault)) === "string") return false;
    }
    return true;
  }
}

function textOf(input: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(input);
  return new TextEncoder().encode(text).length === input.length ? text : undefined;
}
