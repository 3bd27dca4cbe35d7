import { described } from "../../../scripts/verify/shape";

type Gaussian = readonly [bigint, bigint];

const times = (a: Gaussian, b: Gaussian): Gaussian => [
  a[0] * b[0] - a[1] * b[1],
  a[0] * b[1] + a[1] * b[0],
];

function naive([first, second]: readonly [Gaussian, Gaussian]): Gaussian {
  let [a, b] = [first, second];
  while (b[0] !== 0n || b[1] !== 0n) {
    const norm = b[0] ** 2n + b[1] ** 2n;
    const [real, imaginary] = times(a, [b[0], -b[1]]);
    const multiple = times([rounded(real, norm), rounded(imaginary, norm)], b);
    [a, b] = [b, [a[0] - multiple[0], a[1] - multiple[1]]];
  }
  return a;
}

export const twin = described({
  problem: "gcd_of_gaussian_integers",
  timeLimitMs: 5_000,
  shape: (s) =>
    s.list(s.size(1, 100_000, 5), () => {
      const parts = s.numbers(4, -1e9, 1e9, (random) => {
        const draw = (most: number): Gaussian => [
          random.bigint(-BigInt(most), BigInt(most)),
          random.bigint(-BigInt(most), BigInt(most)),
        ];
        const most = random.pick([1, 6, 20_000, 1e9]);
        if (most !== 20_000) return [...draw(most), ...draw(most)].map(Number);
        const factor = draw(most); // common to both
        return [...times(factor, draw(most)), ...times(factor, draw(most))].map(Number);
      });
      const [x, y, u, v] = parts.map(BigInt) as [bigint, bigint, bigint, bigint];
      return [
        [x, y],
        [u, v],
      ] as const;
    }),
  atBounds: {
    "max-fibonacci": () =>
      `100000\n${"701408733 433494437 433494437 267914296\n701408733 -433494437 433494437 267914296\n".repeat(50_000)}`,
  },
  /** Euclid's algorithm in BigInt, rounding by floor(x + 1/2). */
  naive: (tests) => tests.map(naive),
  /** Right up to a factor 1, -1, i or -i. */
  check: (tests, output) => {
    const answers = output.trim().split(/\s+/).map(BigInt);
    if (answers.length !== 2 * tests.length) throw new Error(`expected ${tests.length} pairs`);
    for (const [i, test] of tests.entries()) {
      const [x, y] = [answers[2 * i]!, answers[2 * i + 1]!];
      const turns = [
        [x, y],
        [-x, -y],
        [y, -x],
        [-y, x],
      ].map(String);
      const right = String(naive(test));
      if (!turns.includes(right))
        throw new Error(`case ${i}: expected ${right} up to a turn, got ${x},${y}`);
    }
  },
});

/** floor(value / norm + 1 / 2) */
function rounded(value: bigint, norm: bigint): bigint {
  const doubled = 2n * value + norm;
  const rest = ((doubled % (2n * norm)) + 2n * norm) % (2n * norm);
  return (doubled - rest) / (2n * norm);
}
