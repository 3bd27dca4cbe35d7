import type { Twin } from "../../../scripts/verify/twin";
import { twin as anyRoot } from "./static-top-tree.twin";

/** The same inputs without the root at the end of each query. */
function withoutRoots(input: string): string {
  const lines = input.trim().split("\n");
  const n = Number.parseInt(lines[0]!, 10);
  const cut = (line: string) => line.slice(0, line.lastIndexOf(" "));
  return `${lines.map((line, at) => (at > n ? cut(line) : line)).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_set_tree_path_composite_sum_fixed_root",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => withoutRoots(anyRoot.generators.small!(random) as string),
    deep: (random) => withoutRoots(anyRoot.generators.deep!(random) as string),
  },
  atBounds: Object.fromEntries(
    Object.entries(anyRoot.atBounds!).map(([name, input]) => [
      name,
      (random) => withoutRoots(input(random)),
    ]),
  ),
  naive: (input) => {
    const lines = input.trim().split("\n");
    const n = Number.parseInt(lines[0]!, 10);
    return anyRoot.naive(lines.map((line, at) => (at > n ? `${line} 0` : line)).join("\n"));
  },
};
