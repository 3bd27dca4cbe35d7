import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function network(random: Random, n: number, m: number, flow: number, cost: number): string {
  const supply = new Array<number>(n).fill(0);
  const edges: number[][] = [];
  for (let e = 0; e < m; e++) {
    const [s, t] = [random.int(0, n - 1), random.int(0, n - 1)];
    const [l, u] = [random.int(-flow, flow), random.int(-flow, flow)].sort((a, b) => a - b);
    edges.push([s!, t!, l!, u!, random.int(-cost, cost)]);
    // Supplies that some flow satisfies, unless they grow too large.
    const some = random.int(l!, u!);
    if (Math.max(Math.abs(supply[s!]! + some), Math.abs(supply[t!]! - some)) > 1e9) continue;
    supply[s!]! += some;
    supply[t!]! -= some;
  }
  if (n > 1 && random.int(0, 5) === 0) supply[0]!++;
  const lines = edges.map((edge) => edge.join(" "));
  return `${[`${n} ${m}`, ...supply, ...lines].join("\n")}\n`;
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

function read(input: string): { n: number; m: number; b: number[]; edges: number[][] } {
  const numbers = input.trim().split(/\s+/).map(Number);
  const [n, m] = numbers as [number, number];
  const edges = Array.from({ length: m }, (_, e) => numbers.slice(2 + n + 5 * e, 7 + n + 5 * e));
  return { n, m, b: numbers.slice(2, 2 + n), edges };
}

export const twin: Twin = {
  problem: "min_cost_b_flow",
  timeLimitMs: 10_000,
  rounds: 300,
  generators: {
    small: (random) => network(random, random.int(1, 4), random.int(0, 6), 2, 5),
    empty: () => "0 0\n",
    lonely: (random) => `1 0\n${random.int(0, 1)}\n`,
    transport: (random) => transport(random, random.int(1, 2), 2, 1),
    "max-random": (random) => network(random, 100, 1000, 1e6, 1e9),
    "max-wide": (random) => network(random, 100, 1000, 1e9, 1e9),
  },
  atBounds: {
    "max-transport": (random) => transport(random, 50, 20, 20_000_000),
    "max-dear": () => dear(100),
    "max-loops": () => loops(1000),
    "max-fat": (random) => network(random, 32, 1000, 1e9, 1e9),
  },
  // All flows of a tiny network. Only the first line of an answer is compared: check() proves the rest.
  naive: (input) => {
    const { n, m, b, edges } = read(input);
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
      if (e === m) return best === Infinity ? "infeasible\n" : `${best}\n${"0\n".repeat(n + m)}`;
      flow[e]!++;
    }
  },
  check: (input, output, expected) => {
    const { n, m, b, edges } = read(input);
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
};
