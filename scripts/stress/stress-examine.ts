import type { Check } from "../problem/check-result";
import type { Culprit, Fault, Outcome } from "./stress-event";
import type { Lane, StressHost } from "./stress-host";

const VERDICTS = { crash: "RE", time: "TLE", memory: "MLE" } as const;

interface Examined {
  readonly fault: Fault | undefined;
  /** Inputs that passed before it. */
  readonly good: number;
}

/** The first fault in a list of inputs. */
export async function examine(
  host: StressHost,
  lane: Lane,
  inputs: readonly Uint8Array[],
): Promise<Examined> {
  const refusal = host.firstInvalid(inputs);
  const valid = refusal?.index ?? inputs.length;
  const accepted = inputs.slice(0, valid);
  const [expected, actual] = await Promise.all([
    lane.reference.run(accepted),
    lane.solution.run(accepted),
  ]);
  for (let index = 0; index < valid; index++) {
    // A side that ended early ended with a fault, so both sides have outputs up to the first fault.
    const fault = compare(host.check, accepted[index]!, expected[index], actual[index]);
    if (fault) return { fault, good: index };
  }
  if (refusal === undefined) return { fault: undefined, good: valid };
  return { fault: blame("generator", inputs[valid]!, refusal.message), good: valid };
}

function compare(
  check: Check,
  input: Uint8Array,
  wanted: Outcome | undefined,
  answer: Outcome | undefined,
): Fault | undefined {
  if (wanted?.kind !== "answer") return blame("reference", input, wanted?.message ?? "no answer");
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

function blame(culprit: Culprit, input: Uint8Array, message: string): Fault {
  return { culprit, verdict: "JE", message, input };
}
