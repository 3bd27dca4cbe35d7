import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { twin as inverseTwin } from "./series-inverse.twin";

export const P = 998244353;
export const MAX_TERMS = 1_000_000;

/** "N K" and what follows in the head, then lines of an exponent and a coefficient. */
export function sparse(n: number, terms: ReadonlyMap<number, number>, power = ""): string {
  const lines = [...terms].sort(([i], [j]) => i - j).map((term) => `${term.join(" ")}\n`);
  return `${n} ${terms.size}${power}\n${lines.join("")}`;
}

/** A random series of n terms, at most ten of them not 0; of the lowest exponents `fixed` alone are taken. */
export function randomTerms(
  random: Random,
  n: number,
  fixed: readonly (readonly [number, number])[],
) {
  const terms = new Map(fixed);
  const from = Math.max(-1, ...terms.keys()) + 1;
  const count = random.int(0, Math.min(n - from, 10 - terms.size));
  for (let i = 0; i < count; i++) terms.set(random.int(from, n - 1), random.int(1, P - 1));
  return terms;
}

/** (1 - x)^9, ten terms. */
export const NINTH_POWER: ReadonlyMap<number, number> = new Map(
  [1, P - 9, 36, P - 84, 126, P - 126, 84, P - 36, 9, P - 1].map((c, i) => [i, c]),
);

/** The terms of 1 / (1 - x)^9, by sums. */
export function ninthInverse(): Int32Array {
  const terms = new Int32Array(MAX_TERMS);
  terms[0] = 1;
  for (let round = 0; round < 9; round++) {
    for (let i = 1; i < MAX_TERMS; i++) terms[i] = (terms[i]! + terms[i - 1]!) % P;
  }
  return terms;
}

/** The same series with all its terms, as the dense problem gives it. */
function dense(input: string): string {
  const [head, ...lines] = input.trim().split("\n");
  const [n, , ...power] = head!.split(" ");
  const terms = new Array<string>(Number(n)).fill("0");
  for (const line of lines) {
    const [exponent, coefficient] = line.split(" ");
    terms[Number(exponent)] = coefficient!;
  }
  return `${[n, ...power].join(" ")}\n${terms.join(" ")}\n`;
}

/** The twin of a sparse problem, whose slow answers are those of the dense one. */
export function sparseTwin(
  denseTwin: Twin,
  { problem, generators }: Pick<Twin, "problem" | "generators">,
): Twin {
  const { check } = denseTwin;
  return {
    problem,
    timeLimitMs: 10_000,
    generators,
    naive: (input) => denseTwin.naive(dense(input)),
    ...(check && { check: (input, output, expected) => check(dense(input), output, expected) }),
  };
}

export const twin = sparseTwin(inverseTwin, {
  problem: "inv_of_formal_power_series_sparse",
  generators: {
    small: (random) => {
      const n = random.int(1, 9);
      return sparse(n, randomTerms(random, n, [[0, random.int(1, P - 1)]]));
    },
    middle: (random) => sparse(90, randomTerms(random, 90, [[0, random.int(1, P - 1)]])),
    "max-binomials": () => {
      return { input: sparse(MAX_TERMS, NINTH_POWER), output: ninthInverse().join(" ") };
    },
  },
});
