import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

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

function read(input: string): { n: number; m: number; b: number[]; edges: number[][] } {
  const numbers = input.trim().split(/\s+/).map(Number);
  const [n, m] = numbers as [number, number];
  const edges = Array.from({ length: m }, (_, e) => numbers.slice(2 + n + 5 * e, 7 + n + 5 * e));
  return { n, m, b: numbers.slice(2, 2 + n), edges };
}

export const twin: Twin = {
  problem: "min_cost_b_flow",
  generators: {
    small: (random) => network(random, random.int(1, 4), random.int(0, 6), 2, 5),
    "max-random": (random) => network(random, 100, 1000, 1e6, 1e9),
    "max-wide": (random) => network(random, 100, 1000, 1e9, 1e9),
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
