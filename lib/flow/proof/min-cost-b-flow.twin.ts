import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** Edges "from to least most cost" and supplies that some flow satisfies, mostly, unless they grow too large. */
function network(random: Random, n: number, m: number, flow: number, cost: number) {
  const supply = new Array<number>(n).fill(0);
  const edges = Array.from({ length: m }, () => {
    const [s, t] = [random.int(0, n - 1), random.int(0, n - 1)];
    const [l, u] = [random.int(-flow, flow), random.int(-flow, flow)].sort((a, b) => a - b);
    const some = random.int(l!, u!);
    if (Math.max(Math.abs(supply[s]! + some), Math.abs(supply[t]! - some)) <= 1e9) {
      supply[s]! += some;
      supply[t]! -= some;
    }
    return [s, t, l!, u!, random.int(-cost, cost)];
  });
  if (n > 0 && random.int(0, 5) === 0) supply[0]!++;
  return { supply, edges };
}

/** Supplies on the left, demands on the right, `degree` edges from each of the left. */
function transport(random: Random, half: number, degree: number, supply: number): string {
  const lines: string[] = [];
  for (let i = 0; i < half; i++) {
    for (let d = 0; d < degree; d++) {
      lines.push(
        `${i} ${half + ((3 * i + 7 * d) % half)} 0 ${supply * half} ${random.int(-1e9, 1e9)}`,
      );
    }
  }
  const supplies = Array.from({ length: 2 * half }, (_, v) => (v < half ? supply : -supply));
  return `${[`${2 * half} ${lines.length}`, ...supplies, ...lines].join("\n")}\n`;
}

/** A path on which all flow costs as much as it can. */
function dear(n: number): string {
  const supplies = Array.from({ length: n }, (_, v) => (v === 0 ? 1e9 : v === n - 1 ? -1e9 : 0));
  const lines = supplies.slice(1).map((_, v) => `${v} ${v + 1} 0 1000000000 1000000000`);
  return `${[`${n} ${lines.length}`, ...supplies, ...lines].join("\n")}\n`;
}

/** Loops that pay as much as they can. */
function loops(m: number): string {
  return `1 ${m}\n0\n${"0 0 -1000000000 1000000000 1000000000\n".repeat(m)}`;
}

export const twin = described({
  problem: "min_cost_b_flow",
  timeLimitMs: 10_000,
  rounds: 120,
  small: 4,
  middle: 0,
  shape: (s) => {
    const n = s.size(0, 100);
    const m = s.size(0, n > 0 ? 1000 : 0, 1.5);
    let edges: number[][] = [];
    const b = s.numbers(n, -1e9, 1e9, (random) => {
      const drawn = network(random, n, m, n > 4 ? 1e9 : 2, n > 4 ? 1e9 : 5);
      edges = drawn.edges;
      return drawn.supply;
    });
    return { n, m, b, edges: s.rows(m, -1e9, 1e9, () => edges, 5) };
  },
  generators: { transport: (random) => transport(random, random.int(1, 2), 2, 1) },
  atBounds: {
    "max-transport": (random) => transport(random, 50, 20, 20_000_000),
    "max-dear": () => dear(100),
    "max-loops": () => loops(1000),
  },
  // All flows of a tiny network. Only the first line of an answer is compared: check() proves the rest.
  naive: ({ n, m, b, edges }) => {
    let best = Infinity;
    const flow = edges.map(([, , l]) => l!);
    for (;;) {
      const rest = b.slice();
      let cost = 0;
      edges.forEach(([s, t, , , c], e) => {
        rest[s!]! -= flow[e]!;
        rest[t!]! += flow[e]!;
        cost += c! * flow[e]!;
      });
      if (rest.every((excess) => excess === 0)) best = Math.min(best, cost);
      let e = 0;
      while (e < m && flow[e] === edges[e]![3]) {
        flow[e] = edges[e]![2]!;
        e++;
      }
      if (e === m) return best === Infinity ? "infeasible" : [best, ...new Array(n + m).fill(0)];
      flow[e]!++;
    }
  },
  check: ({ n, m, b, edges }, output, expected) => {
    const [cost, ...values] = output.trim().split(/\s+/);
    const wanted = expected?.trim().split(/\s+/)[0];
    if (wanted !== undefined && wanted !== cost)
      throw new Error(`expected ${wanted}, found ${cost}`);
    if (cost === "infeasible") return;
    if (values.length !== n + m) throw new Error(`expected ${n + m} values behind the cost`);
    const [p, f] = [values.slice(0, n).map(Number), values.slice(n).map(Number)];
    let sum = 0n;
    edges.forEach(([s, t, l, u, c], e) => {
      const flow = f[e]!;
      if (!(flow >= l! && flow <= u!)) throw new Error(`flow ${e} is out of its bounds: ${flow}`);
      const reduced = c! + p[s!]! - p[t!]!;
      if ((flow > l! && reduced > 0) || (flow < u! && reduced < 0)) {
        throw new Error(`the potentials do not prove flow ${e}`);
      }
      b[s!]! -= flow;
      b[t!]! += flow;
      sum += BigInt(c!) * BigInt(flow);
    });
    if (b.some((excess) => excess !== 0)) throw new Error("a supply is not satisfied");
    if (p.some((price) => Math.abs(price) > 1e15)) throw new Error("a potential exceeds 10^15");
    if (String(sum) !== cost) throw new Error(`the flow costs ${sum}, not ${cost}`);
  },
});
