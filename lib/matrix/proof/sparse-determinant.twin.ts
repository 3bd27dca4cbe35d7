import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { expanded } from "./determinant.twin";

const P = 998244353n;

function matrix(random: Random, n: number, k: number): string {
  const entries = new Map<string, number>();
  while (entries.size < k) {
    const place = `${random.int(0, n - 1)} ${random.int(0, n - 1)}`;
    entries.set(place, random.int(1, Number(P) - 1));
  }
  const lines = [...entries].map(([place, value]) => `${place} ${value}\n`);
  return `${n} ${k}\n${lines.join("")}`;
}

/** Triangles with their rows and columns shuffled alike, on the diagonal all random. */
function triangle(random: Random, n: number, more: number) {
  const place = random.shuffle(Array.from({ length: n }, (_, i) => i));
  const entries = new Map<string, bigint>();
  let answer = 1n;
  for (let i = 0; i < n; i++) {
    const value = random.bigint(1n, P - 1n);
    answer = (answer * value) % P;
    entries.set(`${place[i]} ${place[i]}`, value);
  }
  for (let e = 0; e < more; e++) {
    const i = random.int(0, n - 2);
    entries.set(`${place[i]} ${place[random.int(i + 1, n - 1)]}`, random.bigint(1n, P - 1n));
  }
  const lines = random.shuffle([...entries].map(([key, value]) => `${key} ${value}\n`));
  return { input: `${n} ${lines.length}\n${lines.join("")}`, output: `${answer}\n` };
}

export const twin: Twin = {
  problem: "sparse_matrix_det",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => {
      const n = random.int(1, 6);
      return matrix(random, n, random.int(1, n * n));
    },
    middle: (random) => triangle(random, random.int(2, 60), 100),
    "max-triangle": (random) => triangle(random, 2000, 8000),
  },
  atBounds: {
    "max-random": (random) => matrix(random, 2000, 8000),
    "max-permutation": (random) => triangle(random, 2000, 0).input,
    "max-few": (random) => matrix(random, 2000, 1),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const n = Number(head!.split(" ")[0]);
    const dense = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
    for (const line of lines) {
      const [i, j, value] = line.split(" ").map(Number);
      dense[i!]![j!] = BigInt(value!);
    }
    return `${((expanded(dense) % P) + P) % P}\n`;
  },
};
