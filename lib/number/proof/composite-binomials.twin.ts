import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naiveInverse } from "./naive-power";

function tests(random: Random, count: number, m: number, most: number): string {
  const lines = Array.from({ length: count }, () => {
    const n = random.int(0, most);
    return `${n} ${random.int(0, n)}\n`;
  });
  return `${count} ${m}\n${lines.join("")}`;
}

/** k may be above n. */
function anyOrder(random: Random, count: number, m: number, most: bigint): string {
  const number = () => random.bigint(0n, most);
  const lines = Array.from({ length: count }, () => `${number()} ${number()}\n`);
  return `${count} ${m}\n${lines.join("")}`;
}

function large(random: Random, m: number): string {
  const lines = Array.from({ length: 200_000 }, () => {
    const n = random.bigint(0n, 10n ** 18n);
    return `${n} ${random.bigint(0n, n)}\n`;
  });
  return `200000 ${m}\n${lines.join("")}`;
}

export const twin: Twin = {
  problem: "binomial_coefficient",
  timeLimitMs: 10_000,
  rounds: 5,
  generators: {
    small: (random) => tests(random, 40, random.int(1, 40), 30),
    middle: (random) => tests(random, 20, random.int(1, 1_000_000), 300),
    powers: (random) => tests(random, 20, random.pick([2 ** 10, 3 ** 6, 5 ** 4, 720720]), 400),
    "any-order": (random) => anyOrder(random, 40, random.int(1, 100), 30n),
    /** Their answers are judged by Lucas' theorem, modulo each prime that divides m once. */
    "max-510510": (random) => large(random, 510_510),
    "max-prime": (random) => large(random, 999_983),
    "max-524288": (random) => large(random, 524_288),
  },
  atBounds: {
    "max-720720": (random) => anyOrder(random, 200_000, 720_720, 10n ** 18n),
    "max-one": (random) => anyOrder(random, 200_000, 1, 10n ** 18n),
    "max-two": (random) => large(random, 2),
    "max-prime-square": (random) => large(random, 997 ** 2),
    "max-million": (random) => large(random, 1_000_000),
  },
  /** From the exact numbers. */
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const m = BigInt(head!.split(" ")[1]!);
    return lines
      .map((line) => {
        const [n, k] = line.split(" ").map(BigInt) as [bigint, bigint];
        let product = 1n;
        for (let i = 1n; i <= k; i++) product = (product * (n - k + i)) / i;
        return `${product % m}\n`;
      })
      .join("");
  },
  check: (input, output, expected) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const m = Number(head!.split(" ")[1]!);
    const actual = output.trim().split(/\s+/);
    if (actual.length !== lines.length) throw new Error(`expected ${lines.length} numbers`);
    if (expected !== undefined) {
      if (expected.trim().split(/\s+/).join(" ") !== actual.join(" ")) throw new Error("differs");
      return;
    }
    for (const p of [2, 3, 5, 7, 11, 13, 17, 999_983]) {
      if (m % p !== 0) continue;
      const step = p > 100 ? 20_000 : 100; // Lucas' steps for a large prime are slow
      for (let i = 0; i < lines.length; i += step) {
        const [n, k] = lines[i]!.split(" ").map(BigInt) as [bigint, bigint];
        if (Number(actual[i]) % p !== lucas(n, k, p)) {
          throw new Error(`${n} over ${k} is wrong modulo ${p}`);
        }
      }
    }
  },
};

/** Lucas' theorem: digit by digit to the base p. */
function lucas(n: bigint, k: bigint, p: number): number {
  let result = 1n;
  const prime = BigInt(p);
  for (let [a, b] = [n, k]; a > 0n; [a, b] = [a / prime, b / prime]) {
    const [x, y] = [a % prime, b % prime];
    if (y > x) return 0;
    let [top, bottom] = [1n, 1n];
    for (let i = 1n; i <= (2n * y > x ? x - y : y); i++) {
      top = (top * (x - i + 1n)) % prime;
      bottom = (bottom * i) % prime;
    }
    const inverse = naiveInverse(bottom, prime);
    result = (result * top * (p === 2 ? 1n : inverse)) % prime;
  }
  return Number(result);
}
