import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { WaveletFolds } from "../wavelet-folds";

it("agrees with filtered slices while weights change, of numbers and of texts", () => {
  const longer = (a: string, b: string) => ((a.length - b.length || +(a > b)) > 0 ? a : b);
  for (let seed = 0; seed < 30; seed++) {
    const random = new Random(seed);
    const keys = Array.from({ length: random.pick([0, 1, 2, 31, 33, 64]) }, () =>
      random.int(-9, 9),
    );
    const weights = keys.map(() => random.int(0, 99));
    const numbers = new WaveletFolds(keys, weights, Math.min, Infinity);
    const texts = new WaveletFolds(keys, weights.map(String), longer, "");
    for (let step = 0; step < 40; step++) {
      const l = random.int(0, keys.length);
      const r = random.int(l, keys.length);
      const x = random.int(-10, 10);
      const met = weights.slice(l, r).filter((_, i) => keys[l + i]! < x);
      expect(numbers.fold(l, r, x)).toBe(Math.min(Infinity, ...met));
      expect(texts.fold(l, r, x)).toBe(met.map(String).reduce(longer, ""));
      if (l === keys.length) continue;
      weights[l] = random.int(0, 999);
      numbers.set(l, weights[l]!);
      texts.set(l, `${weights[l]}`);
      expect([numbers.get(l), texts.get(l)]).toEqual([weights[l], `${weights[l]}`]);
    }
  }
});
