import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

export const P = 998244353n;

/** A line of random terms, one for each set of the elements. */
export function setTerms(random: Random, elements: number, low: number, empty?: number): string {
  const terms = Array.from({ length: 2 ** elements }, () => random.int(low, Number(P) - 1));
  if (empty !== undefined) terms[0] = empty;
  return `${terms.join(" ")}\n`;
}

/** A term for each set by its number of elements. */
export function bySize(elements: number, term: (size: number) => number | bigint): string {
  const bySize = Array.from({ length: elements + 1 }, (_, size) => String(term(size)));
  let sizes = [0];
  for (let k = 0; k < elements; k++) sizes = sizes.concat(sizes.map((size) => size + 1));
  return `${sizes.map((size) => bySize[size]).join(" ")}\n`;
}

/** Bell numbers modulo P: the first of a row of Bell's triangle is the last of the row before. */
export function bellNumber(n: number): bigint {
  let row = [1n];
  for (let k = 0; k < n; k++) {
    const next = [row[row.length - 1]!];
    for (const value of row) next.push((next[next.length - 1]! + value) % P);
    row = next;
  }
  return row[0]!;
}

/** The sum over all partitions of a set: the part with its lowest element is any set that holds it. */
function partitions(set: number, terms: readonly bigint[]): bigint {
  if (set === 0) return 1n;
  let sum = 0n;
  for (let part = set; part > 0; part = (part - 1) & set) {
    if ((part & set & -set) !== 0) sum += terms[part]! * partitions(set ^ part, terms);
  }
  return sum % P;
}

export const twin: Twin = {
  problem: "exp_of_set_power_series",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => sized(random, random.int(0, 4), 0),
    middle: (random) => sized(random, random.int(5, 7), 0),
    extreme: (random) => sized(random, random.int(0, 6), Number(P) - 2),
    "max-bell": () => ({
      input: `20\n${bySize(20, (size) => +(size > 0))}`,
      output: bySize(20, bellNumber),
    }),
  },
  atBounds: {
    "max-random": (random) => sized(random, 20, 0),
  },
  naive: (input) => {
    const terms = input.split("\n")[1]!.split(" ").map(BigInt);
    return `${terms.map((_, set) => partitions(set, terms)).join(" ")}\n`;
  },
};

function sized(random: Random, elements: number, low: number): string {
  return `${elements}\n${setTerms(random, elements, low, 0)}`;
}
