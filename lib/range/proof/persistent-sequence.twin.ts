import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Arrays that are copied, unless the sequences grow too long for that. */
function changes(random: Random, n: number, kinds: string): Answered {
  const versions: number[][] = [[]];
  const lines = [`${n}`];
  let output = "";
  let last = 0n;
  for (let line = 1; line <= n; line++) {
    const v = random.int(Math.max(0, line - 5), line - 1);
    const list = [...versions[v]!];
    const kind = list.length === 0 ? "1" : random.pick(kinds);
    const l = random.int(1, Math.max(1, list.length));
    const r = random.int(l, Math.max(l, list.length));
    const x = random.int(-999_999, 999_999);
    const words = { 1: [l - 1, x], 2: [l] }[kind] ?? [l, r];
    lines.push(`${v} ${kind} ${words.map((word) => BigInt(word) ^ last).join(" ")}`);
    if (kind === "1") list.splice(l - 1, 0, x);
    else if (kind === "2") list.splice(l - 1, 1);
    else if (kind === "3") list.splice(l - 1, r - l + 1, ...list.slice(l - 1, r).reverse());
    else {
      const sum = list.slice(l - 1, r).reduce((a, b) => a + b, 0);
      output += `${sum}\n`;
      last = BigInt(sum);
    }
    versions.push(list);
  }
  return { input: `${lines.join("\n")}\n`, output };
}

/** Insertions in turn with reversals, all in one line of versions, without sums. */
function growing(random: Random, n: number): string {
  const lines = Array.from({ length: n }, (_, at) => {
    const size = at >> 1;
    if (at % 2 === 0) return `${at} 1 ${random.int(0, size)} ${random.int(-999_999, 999_999)}`;
    const l = random.int(1, size + 1);
    return `${at} 3 ${l} ${random.int(l, size + 1)}`;
  });
  return `${n}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P5055",
  timeLimitMs: 3_000,
  generators: {
    small: (random) => changes(random, random.int(1, 40), "1234"),
    middle: (random) => changes(random, 400, "11234"),
    "max-sums": (random) => changes(random, 5_000, "1344"),
  },
  atBounds: { growing: (random) => growing(random, 200_000) },
  naive: () => {
    throw new Error("every generator answers its own input");
  },
};
