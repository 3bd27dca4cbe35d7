import { described } from "../../../scripts/verify/shape";

/** For problems of lines "n m a b" about (a x + b) modulo m or divided by m, for x below n: all are tried. */
export const linearTwin = (
  problem: string,
  answer: (values: (readonly [quotient: number, rest: number])[]) => number,
) =>
  described({
    problem,
    timeLimitMs: problem.startsWith("min") ? 10_000 : 5_000,
    rounds: 60,
    middle: 100,
    shape: (s) =>
      s.list(s.size(1, 100_000), () => {
        const [n, m] = [s.size(1, 1e9, 5), s.size(1, 1e9, 5)];
        return [n, m, s.int(0, m - 1), s.int(0, m - 1)] as const;
      }),
    naive: (lines) =>
      lines.map(([n, m, a, b]) => {
        const sums = Array.from({ length: n }, (_, x) => a * x + b);
        return answer(sums.map((sum) => [Math.floor(sum / m), sum % m] as const));
      }),
    atBounds: {
      // Neighbours in Fibonacci's sequence make the longest run of Euclid's algorithm.
      "max-fibonacci": (random) => {
        const line = () => `1000000000 701408733 433494437 ${random.int(0, 701408732)}\n`;
        return `100000\n${Array.from({ length: 100_000 }, line).join("")}`;
      },
    },
  });

export const twin = linearTwin("sum_of_floor_of_linear", (values) =>
  values.reduce((sum, [quotient]) => sum + quotient, 0),
);
