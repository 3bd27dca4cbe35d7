/**
 * ZeroOneSearch: least costs from one node to all, where every edge costs 0 or 1.
 *
 * Use     const search = new ZeroOneSearch(9, [0], (p, visit) => { if (p < 8) visit(p + 1, 1); }); search.costs[8]
 * Time    O(nodes + edges)
 * Space   8 bytes a node and the two piles of nodes at hand
 * Limits  nodes 0 … count - 1, count ≤ 2^28
 * Errors  RangeError for a bad count, a node out of range, a cost other than 0 and 1
 * Source  0-1 breadth-first search (R. B. Dial 1969 with two buckets), own code
 * Tested  zero-one-search.test.ts: against relaxation until nothing changes on random graphs; verify:
 *         SPOJ KATHTHI
 *
 * Nodes of the current cost lie on one pile, those of the next on another. A node that was put on
 * the next pile and then reached without cost lies on both, and is expanded only from the pile whose cost
 * it has: once, since it is put on a pile only when its cost falls.
 */
export class ZeroOneSearch {
  /** costs[node]; -1 where no path leads. */
  readonly costs: Int32Array;
  /** The node before, for pathTo(): a source's is itself, -1 where no path leads. */
  readonly before: Int32Array;

  /** `edges(node, visit)` calls visit(target, cost) for every edge out of the node. */
  constructor(
    count: number,
    sources: Iterable<number>,
    edges: (node: number, visit: (target: number, cost: number) => void) => void,
  ) {
    if (!Number.isInteger(count) || count < 0 || count > 2 ** 28) {
      throw new RangeError(`ZeroOneSearch: count must be an integer in [0, 2^28], got ${count}`);
    }
    const costs = new Int32Array(count).fill(UNREACHED);
    const before = new Int32Array(count).fill(-1);
    let current: number[] = [];
    let next: number[] = [];
    let cost = 0;
    let node = -1;
    const visit = (target: number, price: number) => {
      const oldCost = costs[target];
      if (oldCost === undefined || (price !== 0 && price !== 1)) {
        throw new RangeError(`ZeroOneSearch: bad edge from ${node} to ${target} of cost ${price}`);
      }
      if (oldCost <= cost + price) return;
      costs[target] = cost + price;
      before[target] = node;
      (price === 0 ? current : next).push(target);
    };
    for (const source of sources) {
      visit(source, 0);
      before[source] = source;
    }
    while (current.length > 0) {
      while (current.length > 0) {
        node = current.pop()!;
        if (costs[node] === cost) edges(node, visit);
      }
      [current, next] = [next, current];
      cost++;
    }
    for (let at = 0; at < count; at++) if (costs[at] === UNREACHED) costs[at] = -1;
    this.costs = costs;
    this.before = before;
  }
}

const UNREACHED = 2 ** 31 - 1;
