import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { setProduct } from "./set-composition.twin";
import { bySize, P, setTerms } from "./set-exp.twin";

function sized(random: Random, elements: number, count: number, low = 0): string {
  const terms = setTerms(random, elements, low);
  return `${elements} ${count}\n${terms}${setTerms(random, elements, low)}`;
}

export const twin: Twin = {
  problem: "power_projection_of_set_power_series",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => sized(random, random.int(0, 4), random.int(0, 5)),
    long: (random) => sized(random, random.int(0, 4), random.int(6, 30)),
    middle: (random) => sized(random, 7, random.int(1, 6)),
    extreme: (random) => sized(random, 6, random.int(0, 9), Number(P) - 2),
    /**
     * c + the sum of all elements: a set of s elements has k (k - 1) … (k - s + 1) · c^(k - s) in the k-th
     * power, and there are 20 · 19 … / s! such sets.
     */
    "max-elements": (random) => {
      const c = BigInt(random.int(2, 999_999));
      // row[s] is what each set of s elements has in the k-th power.
      let row = Array.from({ length: 21 }, (_, size): bigint => (size === 0 ? 1n : 0n));
      const choose = [1n];
      for (let s = 0n; s < 20n; s++) choose.push((choose[Number(s)]! * (20n - s)) / (s + 1n));
      const sums = Array.from({ length: 100_000 }, () => {
        const sum = row.reduce((total, value, s) => total + value * choose[s]!, 0n);
        row = row.map((value, s) => (value * c + (s > 0 ? BigInt(s) * row[s - 1]! : 0n)) % P);
        return sum % P;
      });
      const series = bySize(20, (size) => [c, 1][size] ?? 0);
      return {
        input: `20 100000\n${series}${bySize(20, () => 1)}`,
        output: `${sums.join(" ")}\n`,
      };
    },
  },
  atBounds: {
    "max-random": (random) => sized(random, 20, 100_000),
  },
  naive: (input) => {
    const [head, f, weights] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    let power = f!.map((_, set): bigint => (set === 0 ? 1n : 0n));
    const sums = Array.from({ length: Number(head![1]) }, () => {
      const sum = power.reduce((total, term, set) => total + term * weights![set]!, 0n);
      power = setProduct(power, f!);
      return sum % P;
    });
    return `${sums.join(" ")}\n`;
  },
};
