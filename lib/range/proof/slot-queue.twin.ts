import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

/** Never more than maxLength functions in the queue. */
function queries(random: Random, q: number, maxLength: number): string {
  const lines = [String(q)];
  const value = () => random.int(0, Number(P) - 1);
  let length = 0;
  for (let query = 0; query < q; query++) {
    const kind = random.int(0, 2);
    if (kind === 2) lines.push(`2 ${value()}`);
    else if (length === maxLength || (kind === 1 && length > 0)) {
      lines.push("1");
      length--;
    } else {
      lines.push(`0 ${random.int(1, Number(P) - 1)} ${value()}`);
      length++;
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Every function is x + 1: the answer is x and the length, also where the queue is long. */
function longQueue(q: number): { input: string; output: string } {
  const input = [String(q)];
  const output: string[] = [];
  for (let query = 0, length = 0; query < q; query++) {
    const kind = query < q / 3 ? 0 : (query % 2) + 1;
    if (kind === 0) length++;
    if (kind === 1) length--;
    input.push(["0 1 1", "1", `2 ${query}`][kind]!);
    if (kind === 2) output.push(`${query + length}\n`);
  }
  return { input: `${input.join("\n")}\n`, output: output.join("") };
}

export const twin: Twin = {
  problem: "queue_operate_all_composite",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, 20, 5),
    middle: (random) => queries(random, 1000, 1000),
    "max-short-queue": (random) => queries(random, 500_000, 20),
    "max-long-queue": () => longQueue(500_000),
  },
  naive: (input) => {
    const [, ...lines] = input.trim().split("\n");
    const functions: (readonly [bigint, bigint])[] = [];
    const output: string[] = [];
    for (const line of lines) {
      const [kind, first, second] = line.split(" ");
      if (kind === "0") functions.push([BigInt(first!), BigInt(second!)]);
      else if (kind === "1") functions.shift();
      else output.push(`${functions.reduce((x, [a, b]) => (a * x + b) % P, BigInt(first!))}\n`);
    }
    return output.join("");
  },
};
