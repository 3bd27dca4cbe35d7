import type { Twin } from "../../../scripts/verify/twin";

const P = 998244353n;

export const twin: Twin = {
  problem: "stirling_number_of_the_first_kind",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => `${random.int(0, 10)}\n`,
    middle: (random) => `${random.int(11, 300)}\n`,
    "max-500000": () => "500000\n",
  },
  /** Factor after factor. */
  naive: (input) => {
    let row = [1n];
    for (let i = 0n; i < BigInt(input.trim()); i++) {
      const next = [0n, ...row];
      row.forEach((value, k) => {
        next[k] = (((next[k]! - i * value) % P) + P) % P;
      });
      row = next;
    }
    return `${row.join(" ")}\n`;
  },
  /** Of large inputs: the polynomial is 0 at 1 and n - 1, n! at n, and s(n, n - 1) is known. */
  check: (input, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (expected !== undefined && expected.trim() !== actual.join(" ")) throw new Error("differs");
    const n = Number(input);
    if (actual.length !== n + 1) throw new Error(`found ${actual.length} numbers`);
    if (n < 2) return;
    const at = (x: bigint) =>
      actual.reduceRight((sum, term) => (((sum * x + BigInt(term)) % P) + P) % P, 0n);
    if (at(1n) !== 0n || at(BigInt(n - 1)) !== 0n) throw new Error("1 and n - 1 must be roots");
    let factorial = 1n;
    for (let i = 2n; i <= BigInt(n); i++) factorial = (factorial * i) % P;
    if (at(BigInt(n)) !== factorial) throw new Error("at n the value must be n!");
    const pairs = (BigInt(n) * BigInt(n - 1)) / 2n;
    if ((BigInt(actual[n - 1]!) + pairs) % P !== 0n) throw new Error("s(n, n - 1) is wrong");
  },
};
