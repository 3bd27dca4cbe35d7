/**
 * ProjectSelection: a choice of yes or no for each item at the least total cost, with costs on items,
 * pairs and groups.
 *
 * Use     const choice = new ProjectSelection(n); choice.cost(u, 5, 0); choice.implies(u, v); choice.solve()
 * Time    one maximum flow on n + 2 + groups vertices
 * Space   56 bytes a cost
 * Limits  costs are integers in [0, 2^53) or Infinity for what is forbidden; the least cost < 2^53
 * Errors  RangeError for a bad n, item or cost, and from solve() where every choice is forbidden
 * Source  J. C. Picard, Management Science 22 (1976), 1268-1272: maximum closure as a minimum cut
 * Tested  project-selection.test.ts: against all choices; verify: Luogu P4174
 *
 *   const projects = new ProjectSelection(n);
 *   projects.cost(item, ifNo, ifYes);      // a profit p of yes is a cost p of no
 *   projects.implies(a, b, penalty);       // pay if a is yes and b is no
 *   projects.together(items, reward);      // lose the reward unless all of them are yes
 *   const { cost, chosen } = projects.solve();
 */
import { MaxFlow } from "./max-flow";

export class ProjectSelection {
  readonly n: number;
  private readonly ifNo: Float64Array;
  private readonly ifYes: Float64Array;
  private readonly pairs: [number, number, number][] = [];
  /** Items beyond n, one a group. */
  private extra = 0;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n >= 2 ** 30) {
      throw new RangeError(`ProjectSelection: n must be an integer in [0, 2^30), got ${n}`);
    }
    this.n = n;
    this.ifNo = new Float64Array(n);
    this.ifYes = new Float64Array(n);
  }

  /** Adds to what each answer for the item costs. O(1). */
  cost(item: number, ifNo: number, ifYes: number): void {
    this.check("cost: item", item);
    checkCost("cost: ifNo", ifNo);
    checkCost("cost: ifYes", ifYes);
    this.ifNo[item]! += ifNo;
    this.ifYes[item]! += ifYes;
  }

  /** Adds a penalty if a is yes and b is no; Infinity by default: a needs b. O(1). */
  implies(a: number, b: number, penalty = Infinity): void {
    this.check("implies: a", a);
    this.check("implies: b", b);
    checkCost("implies: penalty", penalty);
    this.pairs.push([a, b, penalty]);
  }

  /** Adds the cost `reward` unless all items are yes. O(items). */
  together(items: ArrayLike<number>, reward: number): void {
    checkCost("together: reward", reward);
    const group = -++this.extra; // known as -1, -2, … until all are counted
    for (let at = 0; at < items.length; at++) {
      this.check("together: item", items[at]!);
      this.pairs.push([group, items[at]!, Infinity]);
    }
    this.pairs.push([SOURCE, group, reward]);
  }

  /** The least cost and a choice that has it: chosen[item] = 1 for yes. RangeError if all are forbidden. */
  solve(): { cost: number; chosen: Uint8Array } {
    const { n } = this;
    const sink = n + this.extra;
    const source = sink + 1;
    const network = new MaxFlow(source + 1);
    const vertex = (item: number) => (item === SOURCE ? source : item < 0 ? n - item - 1 : item);
    for (let item = 0; item < n; item++) {
      // An item on the source's side of the cut is yes.
      network.addEdge(source, item, this.ifNo[item]!);
      network.addEdge(item, sink, this.ifYes[item]!);
    }
    for (const [a, b, penalty] of this.pairs) network.addEdge(vertex(a), vertex(b), penalty);
    const cost = network.flow(source, sink);
    return { cost, chosen: network.minCut(source).subarray(0, n) };
  }

  private check(what: string, item: number): void {
    if (item >>> 0 !== item || item >= this.n) {
      throw new RangeError(`ProjectSelection.${what} must be in [0, ${this.n}), got ${item}`);
    }
  }
}

const SOURCE = -(2 ** 31);

function checkCost(what: string, cost: number): void {
  if (!(cost >= 0) || (cost !== Infinity && !Number.isSafeInteger(cost))) {
    throw new RangeError(
      `ProjectSelection.${what} must be an integer in [0, 2^53) or Infinity, got ${cost}`,
    );
  }
}
