import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { numbersOf, walkLengths } from "./naive-graph";

type Arc = readonly [from: number, to: number, weight: number];

function arcsText(random: Random, n: number, t: number, arcs: Arc[]): string {
  const lines = random.shuffle(arcs).map((arc) => arc.join(" "));
  return `${[`${n} ${arcs.length} 0 ${t}`, ...lines].join("\n")}\n`;
}

/** All ways lead through one vertex, which k arcs reach, each sooner than the one before: 1 … k, k + 1. */
function hub(random: Random, k: number): string {
  const arcs: Arc[] = [];
  for (let i = 0; i < k; i++) {
    arcs.push([0, i + 1, i], [i + 1, k + 1, 2 * (k - i - 1)]);
    arcs.push([k + 1, k + 2 + i, 2 * i], [k + 2 + i, 2 * k + 2, k - i - 1]);
  }
  return arcsText(random, 2 * k + 3, 2 * k + 2, arcs);
}

/** Every vertex is known at once, from the far ones on; the way along the path makes each nearer again. */
function fan(random: Random, n: number): string {
  const arcs: Arc[] = [];
  for (let v = 1; v < n; v++) arcs.push([0, v, 2 * (n - v)], [v, v === 1 ? 0 : v - 1, 1]);
  return arcsText(random, n, 1, arcs);
}

export const twin = described({
  problem: "shortest_path",
  timeLimitMs: 5_000,
  rounds: 70,
  middle: 25,
  shape: (s) => {
    const n = s.size(2, 500_000);
    const m = s.size(1, Math.min(500_000, n * (n - 1)), 3);
    const [source, target] = s.distinct(2, () => s.index(n));
    const arcs = s.graph(n, m, { directed: true }, () => s.int(0, 1e9));
    return { n, source: source!, target: target!, arcs };
  },
  /** Relaxation until nothing changes. It omits the arcs of the path: the check needs only its length. */
  naive: ({ n, source, target, arcs }) => {
    const length = walkLengths(n, source, arcs)![target]!;
    return length === Infinity ? -1 : length;
  },
  check: ({ n, source, target, arcs }, output, expected) => {
    const [length, count, ...ends] = numbersOf(output);
    const wanted = expected === undefined ? length : numbersOf(expected)[0];
    if (wanted !== length) throw new Error(`expected length ${wanted}, found ${length}`);
    if (length === -1) return;
    const weight = new Map(arcs.map(([a, b, c]) => [a * n + b, c]));
    const seen = new Set([source]);
    let [at, sum] = [source, 0];
    for (let i = 0; i < count!; i++) {
      const [a, b] = [ends[2 * i]!, ends[2 * i + 1]!];
      const c = weight.get(a * n + b);
      if (a !== at || c === undefined) throw new Error(`no arc from ${at} to ${b} (arc ${i})`);
      if (seen.has(b)) throw new Error(`the path meets ${b} twice`);
      seen.add(b);
      sum += c;
      at = b;
    }
    if (at !== target || sum !== length || ends.length !== 2 * count!) {
      throw new Error(
        `the path ends at ${at} with length ${sum}, expected ${target} and ${length}`,
      );
    }
  },
  generators: {
    hub: (random) => hub(random, random.int(1, 9)),
    fan: (random) => fan(random, random.int(2, 12)),
  },
  atBounds: {
    "max-hub": (random) => hub(random, 124_999),
    "max-fan": (random) => fan(random, 250_000),
  },
});
