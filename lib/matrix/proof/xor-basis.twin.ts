import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function span(values: readonly number[]): Set<number> {
  let all = new Set([0]);
  for (const value of values) {
    if (!all.has(value)) all = new Set([...all, ...[...all].map((other) => other ^ value)]);
  }
  return all;
}

function parse(text: string, lists: number): number[][] {
  const numbers = text.trim().split(/\s+/).map(Number);
  let at = 0;
  return Array.from({ length: lists }, () => {
    const count = numbers[at++]!;
    at += count;
    return numbers.slice(at - count, at);
  });
}

function tests(random: Random, count: number, size: number, most: number): string {
  const list = () => {
    const values = Array.from({ length: random.int(0, size) }, () => random.int(0, most));
    return [values.length, ...values].join(" ");
  };
  return `${count}\n${Array.from({ length: 2 * count }, list).join("\n")}\n`;
}

const rest = (input: string) => input.slice(input.indexOf("\n"));

/** A number as the sum of some of these, by their highest bits; what remains of it is 0 in the span. */
function restOf(value: number, echelon: readonly number[]): number {
  return echelon.reduce((rest, other) => Math.min(rest, rest ^ other), value);
}

/** Numbers with different highest bits and the same span, from the greatest one down. */
function echelonOf(values: readonly number[]): number[] {
  const echelon: number[] = [];
  for (const value of values) {
    const rest = restOf(value, echelon);
    if (rest !== 0) echelon.push(rest);
    echelon.sort((a, b) => b - a);
  }
  return echelon;
}

function check(input: string, output: string, expected: string | undefined): void {
  const count = Number(input.slice(0, input.indexOf("\n")));
  const lists = parse(rest(input), 2 * count);
  const answers = parse(output, count);
  const wanted = expected === undefined ? undefined : parse(expected, count);
  answers.forEach((basis, test) => {
    if (basis.length !== (wanted ?? answers)[test]!.length) {
      throw new Error(
        `test ${test}: expected ${wanted![test]!.length} numbers, got ${basis.length}`,
      );
    }
    if (wanted === undefined) return;
    for (const list of [lists[2 * test]!, lists[2 * test + 1]!].map(echelonOf)) {
      if (basis.some((value) => restOf(value, list) !== 0)) {
        throw new Error(`test ${test}: a number is not common`);
      }
    }
    if (echelonOf(basis).length !== basis.length) throw new Error(`test ${test}: no basis`);
  });
}

export const twin: Twin = {
  problem: "intersection_of_f2_vector_spaces",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => tests(random, 20, 5, 15),
    bits: (random) => tests(random, 20, 8, 1023),
    "max-random": (random) => tests(random, 100_000, 30, 2 ** 30 - 1),
  },
  atBounds: {
    "max-full": () => {
      const all = `30 ${Array.from({ length: 30 }, (_, i) => 2 ** i).join(" ")}\n`;
      return `100000\n${all.repeat(200_000)}`;
    },
    "max-empty": () => `100000\n${"0\n".repeat(200_000)}`,
  },
  naive: (input) => {
    const count = Number(input.slice(0, input.indexOf("\n")));
    const lists = parse(rest(input), 2 * count);
    const lines = Array.from({ length: count }, (_, test) => {
      const second = span(lists[2 * test + 1]!);
      const basis: number[] = [];
      for (const value of span(lists[2 * test]!)) {
        if (second.has(value) && !span(basis).has(value)) basis.push(value);
      }
      return `${[basis.length, ...basis].join(" ")}\n`;
    });
    return lines.join("");
  },
  check,
};
