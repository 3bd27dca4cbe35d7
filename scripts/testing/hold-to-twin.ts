import { Random } from "../../lib/sequence/random";
import type { Twin } from "../verify/twin";

/** Beyond 20,000 characters a generator's inputs find little more, and the naive answer is slow. */
const ENOUGH_CHARACTERS = 20_000;

/**
 * Runs a verify program on `runs` inputs of each generator of its twin except the "max-" ones, or of the
 * named ones alone, in memory, and throws at the first wrong answer with the input that showed it. Of long
 * inputs it takes five, or more until they have ENOUGH_CHARACTERS together; a fixed input is taken once.
 */
export function holdToTwin(
  twin: Twin,
  solve: (input: Uint8Array) => Uint8Array,
  runs: number,
  names = Object.keys(twin.generators).filter((name) => !name.startsWith("max-")),
): void {
  for (const name of names) {
    let characters = 0;
    let first = "";
    for (let seed = 1; seed <= runs; seed++) {
      if (seed > 5 && characters > ENOUGH_CHARACTERS) break;
      const generated = twin.generators[name]!(new Random(seed));
      const input = typeof generated === "string" ? generated : generated.input;
      if (seed === 1) first = input;
      else if (seed === 2 && input === first) break;
      characters += input.length;
      const expected = typeof generated === "string" ? twin.naive(input) : generated.output;
      const output = new TextDecoder().decode(solve(new TextEncoder().encode(input)));
      try {
        if (twin.check) twin.check(input, output, expected);
        else compareTokens(output, expected);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${name}, seed ${seed}: ${reason}\ninput:\n${input}\noutput:\n${output}`);
      }
    }
  }
}

function compareTokens(output: string, expected: string): void {
  const actual = output.split(/\s+/).filter(Boolean).join(" ");
  const wanted = expected.split(/\s+/).filter(Boolean).join(" ");
  if (actual !== wanted) throw new Error(`expected ${wanted}, found ${actual}`);
}
