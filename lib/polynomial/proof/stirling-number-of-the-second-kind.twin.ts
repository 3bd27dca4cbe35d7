import type { Twin } from "../../../scripts/verify/twin";

const P = 998244353n;

export const twin: Twin = {
  problem: "stirling_number_of_the_second_kind",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => `${random.int(0, 10)}\n`,
    middle: (random) => `${random.int(11, 200)}\n`,
    "max-500000": () => "500000\n",
  },
  /** One more thing makes a part of its own or joins one of k. */
  naive: (input) => {
    let row = [1n];
    for (let n = 1; n <= Number(input); n++) {
      row = [...row, 0n].map((value, k) => (BigInt(k) * value + (row[k - 1] ?? 0n)) % P);
    }
    return `${row.join(" ")}\n`;
  },
  /** Of large inputs: S(n, 0) = 0, S(n, 1) = S(n, n) = 1, and S(n, n - 1) = n (n - 1) / 2. */
  check: (input, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (expected !== undefined && expected.trim() !== actual.join(" ")) throw new Error("differs");
    const n = Number(input);
    if (actual.length !== n + 1) throw new Error(`found ${actual.length} numbers`);
    if (n < 3) return;
    const pairs = (BigInt(n) * BigInt(n - 1)) / 2n;
    const known = new Map([
      [0, 0n],
      [1, 1n],
      [n - 1, pairs % P],
      [n, 1n],
    ]);
    for (const [k, value] of known) {
      if (BigInt(actual[k]!) !== value) throw new Error(`S(n, ${k}) is wrong`);
    }
  },
};
