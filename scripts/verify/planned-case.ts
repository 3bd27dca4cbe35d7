import { Random } from "../../lib/sequence/random";
import type { Answered, Twin } from "./twin";

/** A case whose content is made when it is needed. */
export interface PlannedCase {
  readonly name: string;
  content(): CaseContent;
}

export interface CaseContent {
  readonly input: string | Uint8Array;
  /** Undefined where nobody knows the answer: then `check`, if there is one, judges. */
  readonly expected: string | Uint8Array | undefined;
}

/**
 * `repeats` cases of each generator, one of each "max-" generator and of each input at the bounds, which has no
 * expected answer. A case's seed depends only on the run's seed and its place: a filter does not change it.
 */
export function generatedCases(twin: Twin, seed: number, repeats: number): PlannedCase[] {
  const planned: PlannedCase[] = [];
  for (const [generator, make] of Object.entries(twin.generators)) {
    const isMax = generator.startsWith("max-");
    for (let repeat = 1; repeat <= (isMax ? 1 : repeats); repeat++) {
      const caseSeed = seed + planned.length;
      planned.push({
        name: isMax ? generator : `${generator}-${repeat}`,
        content: () => answered(twin, make(new Random(caseSeed)), isMax),
      });
    }
  }
  for (const [name, make] of Object.entries(twin.atBounds ?? {})) {
    const caseSeed = seed + planned.length;
    const content = () => ({ input: make(new Random(caseSeed)), expected: undefined });
    planned.push({ name, content });
  }
  return planned;
}

function answered(twin: Twin, generated: string | Answered, isMax: boolean): CaseContent {
  if (typeof generated !== "string") return { input: generated.input, expected: generated.output };
  const isCheckedOnly = isMax && twin.check !== undefined;
  return { input: generated, expected: isCheckedOnly ? undefined : twin.naive(generated) };
}
