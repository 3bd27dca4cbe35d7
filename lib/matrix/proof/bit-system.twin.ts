import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bigRows, bitLines } from "./bit-product.twin";

/** Digits in words of 32, the first digit at the top of the first word. */
type Words = Uint32Array;

function words(line: string): Words {
  const packed = new Uint32Array(Math.ceil(line.length / 32));
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "1") packed[at >>> 5]! |= 1 << (31 - (at & 31));
  }
  return packed;
}

/** The parity of the digits that both have. */
function parity(row: Words, other: Words): number {
  let both = 0;
  for (let at = 0; at < row.length; at++) both ^= row[at]! & other[at]!;
  for (let shift = 16; shift > 0; shift >>= 1) both ^= both >>> shift;
  return both & 1;
}

/** Rows that are sums of `rank` random ones; mostly a solution exists. */
function system(random: Random, n: number, m: number, rank: number): string {
  const lines = bitLines(random, Math.min(rank, n), m);
  const basis = bigRows(lines);
  while (lines.length < n) {
    let sum = 0n;
    for (const row of basis) if (random.int(0, 1)) sum ^= row;
    lines.push(sum.toString(2).padStart(m, "0"));
  }
  const x = words(bitLines(random, 1, m)[0]!);
  const sides = lines.map((line) => parity(words(line), x));
  if (random.int(0, 3) === 0) sides[n - 1]! ^= 1;
  return `${n} ${m}\n${lines.join("\n")}\n${sides.join("")}\n`;
}

function parse(input: string) {
  const [head, ...lines] = input.trimEnd().split("\n");
  const [n, m] = head!.split(" ").map(Number) as [number, number];
  return { m, rows: lines.slice(0, n), sides: [...lines[n]!].map(Number) };
}

function rankOf(lines: readonly string[]): number {
  const byPlace = new Map<number, Words>();
  for (const line of lines) {
    const rest = words(line);
    for (let at = 0; at < rest.length; ) {
      if (rest[at] === 0) {
        at++;
        continue;
      }
      const place = 32 * at + Math.clz32(rest[at]!);
      const row = byPlace.get(place);
      if (row === undefined) {
        byPlace.set(place, rest);
        break;
      }
      for (let k = at; k < rest.length; k++) rest[k]! ^= row[k]!;
    }
  }
  return byPlace.size;
}

/** The dimension of the solutions, or -1: the first line alone, by the ranks without and with the sides. */
function naive(input: string): string {
  const { m, rows, sides } = parse(input);
  const rank = rankOf(rows);
  const joined = rows.map((row, i) => row + sides[i]);
  return rankOf(joined) > rank ? "-1\n" : `${m - rank}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { m, rows, sides } = parse(input);
  const [first, ...lines] = output.trim().split(/\s+/);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && first !== wanted) {
    throw new Error(`expected the dimension ${wanted}, got ${first}`);
  }
  if (first === "-1") return;
  const dimension = Number(first);
  if (lines.length !== dimension + 1 || lines.some((line) => line.length !== m)) {
    throw new Error(`expected ${dimension + 1} vectors of ${m} digits`);
  }
  const packed = rows.map(words);
  lines.forEach((line, k) => {
    const vector = words(line);
    packed.forEach((row, i) => {
      const side = k === 0 ? sides[i]! : 0;
      if (parity(row, vector) !== side) throw new Error(`vector ${k} fails in row ${i}`);
    });
  });
  if (rankOf(lines.slice(1)) < dimension) {
    throw new Error("the vectors of the basis depend on each other");
  }
}

export const twin: Twin = {
  problem: "system_of_linear_equations_mod_2",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => system(random, random.int(1, 8), random.int(1, 8), random.int(1, 8)),
    middle: (random) => system(random, random.int(1, 90), random.int(1, 90), random.int(1, 60)),
    /** x_i + x_(i+1) = 1 in a ring of even length: two solutions. */
    "max-ring": () => {
      const n = 4096;
      const lines = Array.from({ length: n }, (_, i) => {
        const row = new Array<number>(n).fill(0);
        row[i] = 1;
        row[(i + 1) % n] = 1;
        return row.join("");
      });
      return `${n} ${n}\n${lines.join("\n")}\n${"1".repeat(n)}\n`;
    },
    "max-random": (random) => {
      const n = 4096;
      return `${n} ${n}\n${bitLines(random, n + 1, n).join("\n")}\n`;
    },
  },
  atBounds: {
    "max-rank-10": (random) => system(random, 4096, 4096, 10),
    "max-rank-1000": (random) => system(random, 4096, 4096, 1000),
    "max-tall": (random) => system(random, 4096, 3, 3),
    "max-wide": (random) => system(random, 3, 4096, 3),
  },
  naive,
  check,
};
