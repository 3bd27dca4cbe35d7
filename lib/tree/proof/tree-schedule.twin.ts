import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "rooted_tree_topological_order_with_minimum_inversions",
  timeLimitMs: 5000,
  rounds: 60,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 200_000);
    // All costs together fit into 10^18.
    const row = () => s.list(n, () => s.int(0, n > 1000 ? 5000 : 1e8));
    return { up: s.parents(n), c: row(), d: row() };
  },
  /** The least cost of each set of vertices that can come first. */
  naive: ({ up, c, d }) => {
    const n = up.length;
    const least = new Array<bigint | undefined>(2 ** n);
    const by = new Int32Array(2 ** n);
    least[0] = 0n;
    for (let set = 0; set < 2 ** n; set++) {
      if (least[set] === undefined) continue;
      const before = d.reduce((sum, x, v) => ((set >> v) & 1 ? sum + BigInt(x) : sum), 0n);
      for (let v = 0; v < n; v++) {
        if ((set >> v) & 1 || (v > 0 && !((set >> up[v]!) & 1))) continue;
        const cost = least[set]! + before * BigInt(c[v]!);
        const old = least[set | (1 << v)];
        if (old !== undefined && old <= cost) continue;
        least[set | (1 << v)] = cost;
        by[set | (1 << v)] = v;
      }
    }
    const order: number[] = [];
    for (let set = 2 ** n - 1; set > 0; set ^= 1 << by[set]!) order.unshift(by[set]!);
    return [least[2 ** n - 1], order];
  },
  check: ({ up, c, d }, output, expected) => {
    const [sum, ...order] = output.trim().split(/\s+/);
    const isPlaced = new Uint8Array(up.length);
    let [cost, before] = [0n, 0n];
    for (const word of order) {
      const v = Number(word);
      if (isPlaced[v] !== 0) throw new Error(`${word} is no vertex, or was there before`);
      if (v > 0 && isPlaced[up[v]!] === 0) throw new Error(`${v} comes before its parent`);
      isPlaced[v] = 1;
      cost += before * BigInt(c[v]!);
      before += BigInt(d[v]!);
    }
    if (order.length !== up.length) throw new Error(`${order.length} vertices`);
    if (String(cost) !== sum) throw new Error(`the order costs ${cost}, the output says ${sum}`);
    const least = expected?.trim().split(/\s+/)[0];
    if (least !== undefined && least !== sum) throw new Error(`expected ${least}, found ${sum}`);
  },
});
