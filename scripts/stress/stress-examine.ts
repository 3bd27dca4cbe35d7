import type { Check } from "../problem/check-result";
import type { Culprit, Fault, Outcome } from "./stress-event";
import type { Examined, Lane, Runner, StressHost } from "./stress-host";

const VERDICTS = { crash: "RE", time: "TLE", memory: "MLE" } as const;

/** The first fault in a list of inputs. */
export async function examine(
  host: StressHost,
  lane: Lane,
  inputs: readonly Uint8Array[],
): Promise<Examined> {
  const refusal = host.firstInvalid(inputs);
  const valid = refusal?.index ?? inputs.length;
  const examined = await lane.examine(inputs.slice(0, valid));
  if (refusal === undefined || examined.fault) return examined;
  return { fault: blame("generator", inputs[valid]!, refusal.message), good: valid };
}

/** A lane that compares the outputs of two programs. */
export function comparing(reference: Runner, solution: Runner, check: Check): Lane {
  return {
    async examine(inputs) {
      const [expected, actual] = await Promise.all([reference.run(inputs), solution.run(inputs)]);
      for (const [index, input] of inputs.entries()) {
        // A side that ended early ended with a fault, so both sides have outputs up to the first fault.
        const fault = compare(check, input, expected[index], actual[index]);
        if (fault) return { fault, good: index };
      }
      return { fault: undefined, good: inputs.length };
    },
  };
}

function compare(
  check: Check,
  input: Uint8Array,
  wanted: Outcome | undefined,
  answer: Outcome | undefined,
): Fault | undefined {
  if (wanted?.kind !== "answer") {
    const fault = blame("reference", input, wanted?.message ?? "no answer");
    return wanted?.kind === "time" ? { ...fault, isLate: true } : fault;
  }
  const expected = wanted.output;
  if (answer?.kind !== "answer") {
    const verdict = VERDICTS[answer?.kind ?? "crash"];
    const message = answer?.message ?? "no answer";
    return { culprit: "solution", verdict, message, input, expected };
  }
  const actual = answer.output;
  if (Buffer.compare(expected, actual) === 0) return undefined;
  const result = check(input, expected, actual);
  if (result.verdict === "AC") return undefined;
  const { verdict, message } = result;
  const culprit = verdict === "JE" ? "reference" : "solution";
  return { culprit, verdict, message, input, expected, actual };
}

/** A fault of another than the solution. */
export function blame(culprit: Culprit, input: Uint8Array, message: string): Fault {
  return { culprit, verdict: "JE", message, input };
}
