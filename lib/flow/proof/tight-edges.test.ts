import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { tableOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { Blossoms } from "../blossoms";
import { EVEN, NO_TREE, ODD, TightEdges } from "../tight-edges";

/** All duals, moved one by one as time goes by, and TightEdges beside them. */
class Duals {
  readonly n: number;
  readonly blossoms: Blossoms;
  readonly edges: TightEdges;
  readonly dual: number[];
  readonly kind: number[];
  time = 0;
  private readonly random: Random;
  private readonly a: number[];
  private readonly b: number[];
  private readonly weight: number[];
  private readonly heaviest: number;

  constructor(random: Random) {
    this.random = random;
    const n = random.int(2, 20);
    const m = random.int(1, 4 * n);
    const ends = () => Array.from({ length: m }, () => random.int(0, n - 1));
    const most = random.pick([3, 10, 1000]);
    this.n = n;
    this.a = ends();
    this.b = ends();
    this.weight = this.a.map(() => random.int(1, most));
    this.heaviest = Math.max(...this.weight);
    this.blossoms = new Blossoms(n);
    const graph = undirectedCsr(n, this.a, this.b);
    this.edges = new TightEdges(graph, this.weight, this.heaviest, this.blossoms);
    this.dual = [...new Array<number>(n).fill(this.heaviest), ...new Array<number>(n >> 1).fill(0)];
    this.kind = new Array<number>(n).fill(EVEN);
  }

  tops(): number[] {
    return [...new Set(this.blossoms.top)];
  }

  kindOf(node: number): number {
    return this.kind[this.blossoms.first[node]!]!;
  }

  /** Whether the duals of trees are even when those of this node are. */
  fits(node: number): boolean {
    return (this.dual[this.blossoms.first[node]!]! - this.heaviest + this.time) % 2 === 0;
  }

  /** Steps of time until an edge whose ends approach each other is tight, or an odd blossom is at 0. */
  wait(): number {
    let least = Infinity;
    for (let e = 0; e < this.a.length; e++) {
      const pace = this.kind[this.a[e]!]! + this.kind[this.b[e]!]!;
      if (pace > 0) least = Math.min(least, this.slack(e) / pace);
    }
    for (const node of this.tops()) {
      if (node >= this.n && this.kindOf(node) === ODD)
        least = Math.min(least, this.dual[node]! / 2);
    }
    return this.time + least < this.heaviest ? least : Infinity;
  }

  /** How much is missing until the edge is tight; inside a node Infinity. */
  private slack(e: number): number {
    const { dual, weight, blossoms } = this;
    const [u, v] = [this.a[e]!, this.b[e]!];
    return blossoms.top[u] === blossoms.top[v] ? Infinity : dual[u]! + dual[v]! - 2 * weight[e]!;
  }

  pass(wait: number): void {
    this.time += wait;
    for (const node of this.tops())
      if (node >= this.n) this.dual[node]! += 2 * this.kindOf(node) * wait;
    this.kind.forEach((kind, v) => {
      this.dual[v]! -= kind * wait;
    });
  }

  /** Whether this is an event now; one that only lets a tree grow comes after all others. */
  checkEvent(id: number): void {
    if (id >= this.n) {
      expect([this.kindOf(id), this.dual[id], this.tops().includes(id)]).toEqual([ODD, 0, true]);
      return;
    }
    const u = this.edges.near[id]!;
    const tight = this.a.flatMap((x, e) => (this.slack(e) === 0 ? [[x, this.b[e]!]] : []));
    expect(this.kind[u]).toBe(EVEN);
    expect(tight.some(([x, y]) => (x === u && y === id) || (x === id && y === u))).toBe(true);
    if (this.kind[id] === EVEN) return;
    expect(this.kind[id]).toBe(NO_TREE);
    expect(tight.some(([x, y]) => this.kind[x!] === EVEN && this.kind[y!] === EVEN)).toBe(false);
  }

  setNode(node: number, kind: number): void {
    const { first, order } = this.blossoms;
    this.edges.setNode(node, kind);
    for (let v = first[node]!; v >= 0; v = order[v]!) this.kind[v] = kind;
    if (kind !== EVEN) return;
    for (let v = first[node]!; v >= 0; v = order[v]!) this.edges.offer(v);
  }

  /** Another kind for the node; an even node leaves its tree before it is odd. */
  change(node: number): void {
    const old = this.kindOf(node);
    if (old === EVEN) this.setNode(node, NO_TREE);
    else if (old === ODD) this.setNode(node, this.random.pick([EVEN, NO_TREE]));
    else if (this.fits(node)) this.setNode(node, this.random.pick([EVEN, ODD]));
  }

  /** Closes some nodes of trees to a blossom. */
  close(): void {
    const { first, last, top } = this.blossoms;
    const nodes = this.random.shuffle(this.tops().filter((node) => this.kindOf(node) !== NO_TREE));
    if (nodes.length < 3) return;
    const ring = nodes.slice(0, nodes.length >= 5 && this.random.int(0, 2) === 0 ? 5 : 3);
    ring.forEach((node, i) => {
      this.blossoms.link(node, last[node]!, first[ring[(i + 1) % ring.length]!]!);
    });
    const b = this.edges.close(ring[0]!);
    expect(top[first[ring[0]!]!]).toBe(b);
    this.dual[b] = 0;
    top.forEach((node, v) => {
      if (node === b) this.kind[v] = EVEN;
    });
  }

  /** Opens an odd blossom of dual 0. */
  open(b: number): void {
    const stem = this.edges.open(b);
    let node = stem;
    do {
      this.setNode(node, this.random.pick([EVEN, ODD, NO_TREE]));
      node = this.blossoms.next[node]!;
    } while (node !== stem);
  }
}

it("the next event is the least of all edges and blossoms, after random changes", () => {
  for (const random of rounds(250)) {
    const duals = new Duals(random);
    const { edges } = duals;
    for (let step = 0; step < 40; step++) {
      const wait = duals.wait();
      const id = edges.next();
      if (wait === Infinity) {
        expect(id).toBe(-1);
        break;
      }
      duals.pass(wait);
      expect(edges.time).toBe(duals.time);
      duals.checkEvent(id);
      if (random.int(0, 3) === 0) duals.change(random.pick(duals.tops()));
      if (random.int(0, 2) === 0) duals.close();
      const node = id < duals.n ? duals.blossoms.top[id]! : id;
      if (!duals.tops().includes(node)) continue;
      if (id < duals.n) duals.change(node);
      else if (duals.kindOf(id) === ODD && duals.dual[id] === 0) duals.open(id);
    }
  }
});

it("a blossom that swallows a complete graph does not look at all its edges each time", () => {
  const half = 127;
  const [a, b, weight]: [number[], number[], number[]] = [[], [], []];
  for (let x = 0; x < half; x++) {
    for (let y = 0; y < x; y++) {
      a.push(x, half + x);
      b.push(y, half + y);
      weight.push(half - x, half - x);
    }
  }
  const graph = undirectedCsr(2 * half, a, b);
  let reads = 0;
  const head = new Proxy(graph.head, {
    get(target, arc) {
      reads++;
      return target[Number(arc)];
    },
  });
  const blossoms = new Blossoms(2 * half);
  const edges = new TightEdges({ ...graph, head }, weight, half - 1, blossoms);
  for (let v = half; v < 2 * half; v++) blossoms.link(v, v, v === half ? 2 * half - 1 : v - 1);
  edges.close(half);
  for (let v = 1; v < half; v += 2) {
    const node = blossoms.top[0]!;
    blossoms.link(node, 0, v);
    blossoms.link(v, v, v + 1);
    blossoms.link(v + 1, v + 1, 0);
    edges.close(node);
    edges.next();
  }
  expect(reads).toBeLessThan(4 * graph.head.length);
});

it("an edge between two blossoms is kept while one of them grows, whatever was even before", () => {
  for (const kinds of [[], [NO_TREE, EVEN], [NO_TREE, ODD, EVEN]]) {
    for (const others of ["none", "even", "odd, in one of no tree"]) {
      const [a, b, weight] = tableOf("0 3 3 0, 1 4 6 3, 10 9 8 5");
      const blossoms = new Blossoms(17);
      const edges = new TightEdges(undirectedCsr(17, a!, b!), weight!, 10, blossoms);
      const close = (...nodes: number[]): number => {
        nodes.forEach((node, i) => {
          blossoms.link(node, 0, blossoms.first[nodes[(i + 1) % 3]!]!);
        });
        return edges.close(nodes[0]!);
      };
      const second = [close(0, 1, 2), close(6, 7, 8)][1]!;
      for (const v of [0, 6]) for (const kind of kinds) edges.setNode(blossoms.top[v]!, kind);
      for (const v of [0, 1, 2, 6, 7, 8]) edges.offer(v);
      if (others !== "none") {
        const [x, y] = [close(10, 11, 12), close(13, 14, 15)];
        if (others !== "even") {
          for (const kind of [NO_TREE, ODD]) for (const node of [x, y]) edges.setNode(node, kind);
          edges.setNode(close(x, y, 16), NO_TREE);
        }
      }
      expect([3, 4]).toContain(edges.next());
      const third = close(3, 4, 5);
      expect([3, 6]).toContain(edges.next());
      close(third, second, 9);
      expect([0, 3]).toContain(edges.next());
      expect(edges.time).toBe(5);
    }
  }
});

it("an edge is kept while its blossom grows past those of the other end's size", () => {
  const n = 23;
  const [a, b, weight] = tableOf("17 0 0, 18 5 17, 9 8 5");
  const blossoms = new Blossoms(n);
  const edges = new TightEdges(undirectedCsr(n, a!, b!), weight!, 10, blossoms);
  const close = (...nodes: number[]): number => {
    nodes.forEach((node, i) => {
      const after = nodes[(i + 1) % nodes.length]!;
      blossoms.link(node, blossoms.last[node]!, blossoms.first[after]!);
    });
    return edges.close(nodes[0]!);
  };
  const three = close(0, 1, 2);
  close(17, 18, 19, 20, 21); // 17 and 18 are one node: the next call looks for another edge of 17
  expect([0, 5]).toContain(edges.next());
  const five = close(three, 3, 4);
  close(8, 9, 10, 11, 12, 13, 14, 15, 16);
  close(five, 5, 6, 7, 22);
  expect([0, 17]).toContain(edges.next());
  expect(edges.time).toBe(5);
});
