import { described } from "../../../scripts/verify/shape";

/** The pairs of each number, each sorted: they may come in any order. */
function sorted(output: string): string {
  const lines = output.trimEnd().split("\n");
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const count = Number(lines[at]);
    if (!(count >= 0)) throw new Error(`line ${at + 1}: expected a count, found ${lines[at]}`);
    const pairs = lines.slice(at + 1, at + 1 + count).map((line) => line.trim());
    blocks.push(`${count}: ${pairs.sort().join(", ")}`);
    at += 1 + count;
  }
  return blocks.join("\n");
}

const tests = (numbers: readonly (number | bigint)[]) =>
  `${numbers.length}\n${numbers.join("\n")}\n`;

export const twin = described({
  problem: "two_square_sum",
  timeLimitMs: 5000,
  rounds: 30,
  shape: (s) => s.list(s.size(1, 100), () => s.size(0, 9e15, 200)),
  naive: (numbers) =>
    numbers.flatMap((n) => {
      const pairs: number[][] = [];
      for (let x = 0; x * x <= n; x++) {
        const y = Math.round(Math.sqrt(n - x * x));
        if (x * x + y * y === n) pairs.push([x, y]);
      }
      return [pairs.length, ...pairs];
    }),
  check: (_, output, expected) => {
    if (expected === undefined || sorted(output) === sorted(expected)) return;
    throw new Error("other pairs than expected");
  },
  generators: {
    smooth: (random) => {
      const number = () => {
        let n = 1;
        while (n < 100_000) n *= random.pick([2, 5, 5, 9, 13, 17, 29]);
        return n;
      };
      return tests(Array.from({ length: 5 }, number));
    },
    /** A prime with the rest 1 modulo 4 has one way, in both orders. */
    "max-prime": () => {
      const [x, y] = [260_483_990n, 965_478_167n];
      return {
        input: tests(new Array(100).fill(x * x + y * y)),
        output: `2\n${x} ${y}\n${y} ${x}\n`.repeat(100),
      };
    },
  },
  // 3,072 pairs each.
  atBounds: {
    "max-pairs": () => {
      const primes = [13, 17, 29, 37, 41, 53, 61, 73, 89];
      return tests(new Array(100).fill(primes.reduce((n, p) => n * BigInt(p), 1625n)));
    },
  },
});
