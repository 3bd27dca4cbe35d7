import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

/** Never more than maxLength functions in the deque. */
function queries(random: Random, q: number, maxLength: number): string {
  const lines = [String(q)];
  const value = () => random.int(0, Number(P) - 1);
  let length = 0;
  for (let query = 0; query < q; query++) {
    const kind = random.int(0, 2);
    const side = random.int(0, 1);
    if (kind === 2) lines.push(`4 ${value()}`);
    else if (length === maxLength || (kind === 1 && length > 0)) {
      lines.push(String(2 + side));
      length--;
    } else {
      lines.push(`${side} ${random.int(1, Number(P) - 1)} ${value()}`);
      length++;
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Every function is x + 1: the answer is x and the length, also where the deque is long. */
function longDeque(random: Random, q: number): { input: string; output: string } {
  const input = [String(q)];
  const output: string[] = [];
  for (let query = 0, length = 0; query < q; query++) {
    const side = query < q / 2 ? 0 : random.int(0, 1);
    const kind = query < q / 3 ? 0 : (query % 2) + 1;
    if (kind === 0) length++;
    if (kind === 1) length--;
    input.push([`${side} 1 1`, String(3 - side), `4 ${query}`][kind]!);
    if (kind === 2) output.push(`${query + length}\n`);
  }
  return { input: `${input.join("\n")}\n`, output: output.join("") };
}

export const twin: Twin = {
  problem: "deque_operate_all_composite",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, 30, 6),
    middle: (random) => queries(random, 1000, 1000),
    "max-short-deque": (random) => queries(random, 500_000, 20),
    "max-long-deque": (random) => longDeque(random, 500_000),
  },
  atBounds: {
    // Long, then one function goes from one end to the other and back.
    "max-turning": (random) => {
      const map = () => `${random.int(1, Number(P) - 1)} ${random.int(0, Number(P) - 1)}`;
      const first = Array.from({ length: 100_000 }, () => `0 ${map()}`);
      const steps = Array.from({ length: 100_000 }, () => ["3", `0 ${map()}`, "2", "4 7"]).flat();
      return `500000\n${[...first, ...steps].join("\n")}\n`;
    },
    // 1, 2, 3 … functions come in at one end and all go out at the other.
    "max-emptied": () => {
      const lines: string[] = [];
      for (let k = 1; lines.length + 2 * k < 500_000; k++) {
        for (let i = 0; i < k; i++) lines.push(`${k % 2} 3 4`);
        lines.push("4 5");
        for (let i = 0; i < k; i++) lines.push(String(3 - (k % 2)));
      }
      return `${lines.length}\n${lines.join("\n")}\n`;
    },
  },
  naive: (input) => {
    const [, ...lines] = input.trim().split("\n");
    const functions: (readonly [bigint, bigint])[] = [];
    const output: string[] = [];
    for (const line of lines) {
      const [kind, first, second] = line.split(" ");
      if (kind === "0") functions.unshift([BigInt(first!), BigInt(second!)]);
      else if (kind === "1") functions.push([BigInt(first!), BigInt(second!)]);
      else if (kind === "2") functions.shift();
      else if (kind === "3") functions.pop();
      else output.push(`${functions.reduce((x, [a, b]) => (a * x + b) % P, BigInt(first!))}\n`);
    }
    return output.join("");
  },
};
