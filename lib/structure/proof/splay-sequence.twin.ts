import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

const P = 998244353;

/** b with a · b = 1 modulo P, by Fermat. */
function inverse(a: bigint): bigint {
  let [power, result] = [a, 1n];
  for (let e = P - 2; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) result = (result * power) % BigInt(P);
    power = (power * power) % BigInt(P);
  }
  return result;
}

/** Insertions, reversals and maps anywhere, then all of them undone, the last one first; then sums. */
function undone(random: Random): { input: string; output: string } {
  const size = 300_000;
  const numbers = Array.from({ length: size }, () => random.int(0, P - 1));
  const lines = [`${size} 500000`, numbers.join(" ")];
  const back: string[] = [];
  let length = size;
  const range = () => {
    const l = random.int(0, length - 1);
    return `${l} ${random.int(l + 1, length)}`;
  };
  for (let query = 0; query < 200_000; query++) {
    const kind = random.pick([0, 0, 0, 2, 3, 3]);
    if (kind === 0) {
      const at = random.int(0, length++);
      lines.push(`0 ${at} ${random.int(0, P - 1)}`);
      back.push(`1 ${at}`);
    } else if (kind === 2) {
      lines.push(`2 ${range()}`);
      back.push(lines[lines.length - 1]!);
    } else {
      const [where, b, c] = [range(), BigInt(random.int(1, P - 1)), BigInt(random.int(0, P - 1))];
      lines.push(`3 ${where} ${b} ${c}`);
      const factor = inverse(b);
      back.push(`3 ${where} ${factor} ${((BigInt(P) - c) * factor) % BigInt(P)}`);
    }
  }
  for (const line of back.reverse()) lines.push(line);
  const prefix = [0]; // of integers below 2^49
  for (const number of numbers) prefix.push(prefix[prefix.length - 1]! + number);
  const out: number[] = [];
  for (let query = 0; query < 100_000; query++) {
    const l = random.int(0, size - 1);
    const r = random.int(l + 1, size);
    lines.push(`4 ${l} ${r}`);
    out.push((prefix[r]! - prefix[l]!) % P);
  }
  return { input: `${lines.join("\n")}\n`, output: `${out.join("\n")}\n` };
}

/**
 * As many insertions as sums, both always near one end: at the beginning, or where the last one was. A
 * splay tree whose double rotations are two single ones does not get flatter.
 */
function oneSided(random: Random, q: number, insertsLast: boolean, sumsLast: boolean): string {
  const lines = [`10 ${2 * q}`, Array.from({ length: 10 }, () => random.int(0, P - 1)).join(" ")];
  for (let i = 0; i < q; i++) {
    lines.push(`0 ${random.int(0, 9) + (insertsLast ? i : 0)} ${random.int(0, P - 1)}`);
  }
  for (let i = 0; i < q; i++) {
    const [l, first] = [random.int(0, 8), sumsLast ? i : 0];
    lines.push(`4 ${first + l} ${first + random.int(l + 1, 9)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** One place after the other, forward or back: sums of one number, or deletions of all. */
function inOrder(n: number, q: number, line: (at: number) => string): string {
  const numbers = Array.from({ length: n }, (_, i) => (i * 777_777_777) % P);
  const lines = Array.from({ length: q }, (_, at) => line(at));
  return `${[`${n} ${q}`, numbers.join(" "), ...lines].join("\n")}\n`;
}

export const twin = described({
  problem: "dynamic_sequence_range_affine_range_sum",
  timeLimitMs: 10_000,
  middle: 300,
  generators: {
    "one-sided": (random) =>
      oneSided(random, random.int(1, 30), random.int(0, 1) === 1, random.int(0, 1) === 1),
    deleted: (random) => {
      const n = random.int(1, 30);
      return inOrder(n, n, random.int(0, 1) === 0 ? () => "1 0" : (at) => `1 ${n - 1 - at}`);
    },
    "max-undone": undone,
  },
  atBounds: {
    "max-front-back": (random) => oneSided(random, 250_000, false, true),
    "max-back-front": (random) => oneSided(random, 250_000, true, false),
    "max-deleted": () => inOrder(500_000, 500_000, () => "1 0"),
    "max-one-by-one": () => inOrder(500_000, 500_000, (at) => `4 ${at} ${at + 1}`),
  },
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 4)];
    const numbers = s.list(n, () => s.bigint(0n, BigInt(P - 1)));
    let length = n;
    const value = () => s.bigint(0n, BigInt(P - 1));
    const query = () => {
      const kind = length === 0 ? s.pick(0) : s.pick(0, 1, 2, 3, 4);
      if (kind === 0) return { kind, l: s.index(++length), r: 0, values: [value()] };
      if (kind === 1) return { kind, l: s.index(length--), r: 0, values: [] };
      const [l, r] = s.range(length);
      return { kind, l, r, values: kind === 3 ? [value(), value()] : [] };
    };
    return { numbers, queries: s.list(q, query) };
  },
  /** An array, changed place by place, products by BigInt: quadratic. */
  naive: ({ numbers, queries }) => {
    const out: bigint[] = [];
    for (const {
      kind,
      l,
      r,
      values: [b = 0n, c = 0n],
    } of queries) {
      if (kind === 0) numbers.splice(l, 0, b);
      else if (kind === 1) numbers.splice(l, 1);
      else if (kind === 2) numbers.splice(l, r - l, ...numbers.slice(l, r).reverse());
      else if (kind === 3) {
        for (let at = l; at < r; at++) numbers[at] = (numbers[at]! * b + c) % BigInt(P);
      } else out.push(numbers.slice(l, r).reduce((sum, x) => sum + x, 0n) % BigInt(P));
    }
    return out;
  },
});
