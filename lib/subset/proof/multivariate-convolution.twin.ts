import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "multivariate_convolution",
  timeLimitMs: 10_000,
  rounds: 20,
  small: 4,
  middle: 0,
  shape: (s) => {
    let left = 2 ** 18;
    const sizes = s.list(s.size(0, 18), () => {
      const size = s.size(1, left);
      left = Math.floor(left / size);
      return size;
    });
    const n = sizes.reduce((product, size) => product * size, 1);
    const terms = () => s.list(n, () => BigInt(s.int(0, P - 1)));
    return { sizes, a: terms(), b: terms() };
  },
  /** All pairs, whose powers are compared one by one. */
  naive: ({ sizes, a, b }) => {
    const powersOf = (index: number) => {
      let rest = index;
      return sizes.map((size) => {
        const power = rest % size;
        rest = (rest - power) / size;
        return power;
      });
    };
    const powers = a.map((_, i) => powersOf(i));
    const sums = a.map(() => 0n);
    for (const [i, x] of a.entries()) {
      for (let j = 0; i + j < b.length; j++) {
        if (sizes.some((size, at) => powers[i]![at]! + powers[j]![at]! >= size)) continue;
        sums[i + j]! += x * b[j]!;
      }
    }
    return [sums.map((sum) => sum % BigInt(P))];
  },
  generators: {
    twos: (random) => {
      const k = random.int(0, 7);
      const terms = () => Array.from({ length: 2 ** k }, () => random.int(0, P - 1)).join(" ");
      return `${k}\n${"2 ".repeat(k)}\n${terms()}\n${terms()}\n`;
    },
  },
  atBounds: {
    "max-twos": (random) => {
      const terms = () => Array.from({ length: 2 ** 18 }, () => random.int(0, P - 1)).join(" ");
      return `18\n${"2 ".repeat(18)}\n${terms()}\n${terms()}\n`;
    },
  },
});
