import type { Twin } from "../../../scripts/verify/twin";

const P = 998244353n;

export const twin: Twin = {
  problem: "bell_number",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => `${random.int(0, 10)}\n`,
    middle: (random) => `${random.int(11, 200)}\n`,
    "max-500000": () => "500000\n",
  },
  /** The Bell triangle: each row begins with the last number of the one before. */
  naive: (input) => {
    const numbers = [1n];
    let row = [1n];
    for (let n = 1; n <= Number(input); n++) {
      numbers.push(row[n - 1]!);
      const next = [row[n - 1]!];
      for (const above of row) next.push((next[next.length - 1]! + above) % P);
      row = next;
    }
    return `${numbers.join(" ")}\n`;
  },
  /** Of large inputs: B(20) and B(30) of OEIS A000110. */
  check: (input, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (expected !== undefined && expected.trim() !== actual.join(" ")) throw new Error("differs");
    if (actual.length !== Number(input) + 1) throw new Error(`found ${actual.length} numbers`);
    for (const [n, number] of [
      [20, 51724158235372n],
      [30, 846749014511809332450147n],
    ] as const) {
      if (actual[n] !== undefined && BigInt(actual[n]) !== number % P) {
        throw new Error(`B(${n}) is wrong`);
      }
    }
  },
};
