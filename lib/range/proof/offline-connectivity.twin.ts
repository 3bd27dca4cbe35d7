import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** At most `most` edges at once; no loops, no edge twice. */
function input(random: Random, n: number, k: number, most: number): string {
  const there: string[] = [];
  const has = new Set<string>();
  const lines = Array.from({ length: k }, () => {
    const choice = random.int(0, 3);
    const [u, v] = [random.int(1, n), random.int(1, n)];
    const [edge, back] = [`${u} ${v}`, `${v} ${u}`];
    if (choice <= 1 && u !== v && there.length < most && !has.has(edge) && !has.has(back)) {
      has.add(edge);
      there.push(edge);
      return `+ ${edge}`;
    }
    if (choice === 2 && there.length > 0) {
      const at = random.int(0, there.length - 1);
      const gone = there[at]!;
      there[at] = there.at(-1)!;
      there.pop();
      has.delete(gone);
      return `- ${random.int(0, 1) === 0 ? gone : gone.split(" ").reverse().join(" ")}`;
    }
    return "?";
  });
  return `${n} ${k}\n${lines.map((line) => `${line}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "100551A",
  timeLimitMs: 3_000,
  rounds: 60,
  generators: {
    none: () => "3 0\n",
    small: (random) => input(random, random.int(1, 6), random.int(1, 40), 8),
    wide: (random) => input(random, 30, 80, 25),
  },
  atBounds: {
    random: (random) => input(random, 300_000, 300_000, 300_000),
    few: (random) => input(random, 1_000, 300_000, 500),
  },
  naive: (text) => {
    const [first, ...lines] = text.trim().split("\n");
    const n = Number(first!.split(" ")[0]);
    const edges = new Map<string, readonly [number, number]>();
    let answers = "";
    for (const line of lines) {
      const [sign, ...ends] = line.split(" ");
      const [u, v] = ends.map(Number).sort((a, b) => a - b) as [number, number];
      if (sign === "+") edges.set(`${u} ${v}`, [u, v]);
      else if (sign === "-") edges.delete(`${u} ${v}`);
      else answers += `${components(n, [...edges.values()])}\n`;
    }
    return answers;
  },
};

function components(n: number, edges: readonly (readonly [number, number])[]): number {
  const label = Array.from({ length: n + 1 }, (_, v) => v);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [u, v] of edges) {
      changed ||= label[u] !== label[v];
      label[u] = label[v] = Math.min(label[u]!, label[v]!);
    }
  }
  return new Set(label).size - 1;
}
