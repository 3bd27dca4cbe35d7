import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

type Fraction = readonly [number, number];

function fraction(random: Random, most: number): Fraction {
  const [a, b] = [random.int(1, most), random.int(1, most)];
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x === 1 ? [a, b] : fraction(random, most);
}

export const twin = described({
  problem: "stern_brocot_tree",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 40,
  middle: 0,
  shape: (s) => {
    const count = s.size(1, 100_000);
    const most = (random: Random) => (count > 100 ? 1e9 : random.pick([12, 300]));
    const node = () =>
      s.rows<Fraction>(1, 1, 1e9, (random) => [fraction(random, most(random))])[0]!;
    let runs = 0;
    const run = () => {
      const letter = s.text(1, 1, "LR", () => "LR"[runs++ % 2]!);
      return letter.repeat(s.int(1, 1e9, (random) => random.int(1, 5)));
    };
    return s.list(count, () => {
      const kind = s.pick("ENCODE_PATH", "DECODE_PATH", "LCA", "ANCESTOR", "RANGE");
      const depth = kind === "ANCESTOR" ? s.int(0, 1e9, (random) => random.int(1, 40)) : 0;
      const k = kind === "DECODE_PATH" ? s.int(0, 1e9, (random) => random.int(0, 4)) : 0;
      const nodes = kind === "DECODE_PATH" ? [] : kind === "LCA" ? [node(), node()] : [node()];
      return { kind, depth, nodes, path: s.list(k, run).join("") };
    });
  },
  generators: {
    /** The deepest fractions: 1 / 10^9, and quotients of Fibonacci numbers. */
    "max-deep": () => ({
      input: `100000\n${"ENCODE_PATH 1 1000000000\nLCA 433494437 701408733 701408733 433494437\n".repeat(50_000)}`,
      output: "1 L 999999999\n1 1\n".repeat(50_000),
    }),
  },
  atBounds: {
    "max-ends": () => {
      const lines = [
        "ENCODE_PATH 1 1000000000",
        "ENCODE_PATH 1000000000 1",
        "ENCODE_PATH 1 1",
        "ENCODE_PATH 701408733 433494437",
        "LCA 1 1000000000 1000000000 1",
        "RANGE 1 1000000000",
        "RANGE 1000000000 1",
        "RANGE 999999999 1000000000",
        "ANCESTOR 999999999 1 1000000000",
        "ANCESTOR 1000000000 1 1000000000",
        "ANCESTOR 0 1000000000 1",
        "DECODE_PATH 0",
        "DECODE_PATH 1 R 999999999",
      ];
      const all = Array.from({ length: 100_000 }, (_, i) => lines[i % lines.length]);
      return `100000\n${all.join("\n")}\n`;
    },
  },
  /** Step by step from 1 / 1. */
  naive: (queries) => {
    const walk = ([a, b]: Fraction): string => {
      let [p, q, r, s] = [0, 1, 1, 0];
      let path = "";
      while (p + r !== a || q + s !== b) {
        if (a * (q + s) < b * (p + r)) [r, s, path] = [p + r, q + s, `${path}L`];
        else [p, q, path] = [p + r, q + s, `${path}R`];
      }
      return path;
    };
    const node = (path: string) => {
      let [p, q, r, s] = [0, 1, 1, 0];
      for (const move of path) {
        if (move === "L") [r, s] = [p + r, q + s];
        else [p, q] = [p + r, q + s];
      }
      return [p, q, r, s] as const;
    };
    const shown = (path: string) => {
      const [p, q, r, s] = node(path);
      return `${p + r} ${q + s}`;
    };
    return queries.map(({ kind, depth, nodes, path }) => {
      if (kind === "DECODE_PATH") return shown(path);
      const [first, second] = nodes.map(walk) as [string, string];
      if (kind === "ENCODE_PATH") {
        const runs = first.match(/L+|R+/g) ?? [];
        return [runs.length, ...runs.map((run) => `${run[0]} ${run.length}`)];
      }
      if (kind === "RANGE") return node(first);
      if (kind === "ANCESTOR") return first.length < depth ? "-1" : shown(first.slice(0, depth));
      let common = 0;
      while (common < first.length && first[common] === second[common]) common++;
      return shown(first.slice(0, common));
    });
  },
});
