import type { Twin } from "../../../scripts/verify/twin";

const tests = (numbers: readonly (number | bigint)[]) =>
  `${numbers.length}\n${numbers.join("\n")}\n`;

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

export const twin: Twin = {
  problem: "two_square_sum",
  timeLimitMs: 5000,
  generators: {
    small: (random) => tests(Array.from({ length: 20 }, () => random.int(0, 200))),
    smooth: (random) =>
      tests(
        Array.from({ length: 5 }, () => {
          let n = 1;
          while (n < 100_000) n *= random.pick([2, 5, 5, 9, 13, 17, 29]);
          return n;
        }),
      ),
    middle: (random) => tests(Array.from({ length: 5 }, () => random.int(200, 1_000_000))),
    /** 3 divides it once; the other two prime factors have 30 bits. */
    "max-none": () => ({
      input: tests(new Array(100).fill(3n * 577_349_989n * 577_349_953n)),
      output: "0\n".repeat(100),
    }),
    /** A prime with the rest 1 modulo 4 has one way, in both orders. */
    "max-prime": () => {
      const [x, y] = [260_483_990n, 965_478_167n];
      return {
        input: tests(new Array(100).fill(x * x + y * y)),
        output: `2\n${x} ${y}\n${y} ${x}\n`.repeat(100),
      };
    },
  },
  atBounds: {
    // 3,072 pairs each.
    "max-pairs": () =>
      tests(
        new Array(100).fill(
          [13, 17, 29, 37, 41, 53, 61, 73, 89].reduce((n, p) => n * BigInt(p), 1625n),
        ),
      ),
  },
  naive: (input) => {
    const answers = input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const pairs: string[] = [];
        for (let x = 0; x * x <= Number(line); x++) {
          const y = Math.round(Math.sqrt(Number(line) - x * x));
          if (x * x + y * y === Number(line)) pairs.push(`${x} ${y}`);
        }
        return [pairs.length, ...pairs].join("\n");
      });
    return `${answers.join("\n")}\n`;
  },
  check: (_, output, expected) => {
    if (expected !== undefined && sorted(output) !== sorted(expected)) {
      throw new Error("other pairs than expected");
    }
  },
};
