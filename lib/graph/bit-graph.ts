/**
 * BitGraph: a directed graph as a matrix of bits, for dense graphs: breadth-first search, strongly connected
 * components, transitive closure and reduction, 32 vertices at a time.
 *
 * Use     const dense = new BitGraph(n); dense.add(u, v); dense.has(u, v); dense.distances(source);
 *         const { count, component } = dense.components(); const closure = dense.closure(); closure.degree(u);
 *         dense.add(0, 1); const fewest = dense.reduction()
 * Time    O(n² / 32) for distances and components, whatever the number of arcs, n³ / 256 steps for closure,
 *         and m n / 32 more for reduction;
 *         O(1) for add, delete and has
 * Space   n² / 8 bytes, closure as much again and 32 n bytes
 * Limits  n in [0, 2^16]; undirected edges are arcs both ways; a sparse graph is a Csr
 * Errors  RangeError for a bad n and a vertex outside, a reduction of a graph with a cycle
 * Source  rows of words; each vertex leaves the set of unvisited vertices once: folklore; components by
 *         Kosaraju, closure by Warshall, eight vertices at a time; own code
 * Tested  bit-graph.test.ts: against a search from each vertex; verify: Luogu B3611
 */
import { shown } from "../io/shown";
import type { Components } from "./strongly-connected-components";

export class BitGraph {
  readonly n: number;
  /** Words a row. */
  readonly width: number;
  /** Arc u → v is bit v mod 32 of word u * width + (v div 32). */
  readonly words: Int32Array;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 0 || n > 2 ** 16) {
      throw new RangeError(`BitGraph: n must be an integer in [0, 2^16], got ${shown(n)}`);
    }
    this.n = n;
    this.width = Math.ceil(n / 32);
    this.words = new Int32Array(n * this.width);
  }

  /** Adds the arc u → v. */
  add(u: number, v: number): void {
    this.words[this.word("add", u, v)]! |= 1 << v;
  }

  delete(u: number, v: number): void {
    this.words[this.word("delete", u, v)]! &= ~(1 << v);
  }

  has(u: number, v: number): boolean {
    return ((this.words[this.word("has", u, v)]! >>> v) & 1) !== 0;
  }

  /** How many arcs lead out of u. */
  degree(u: number): number {
    const start = this.word("degree", u, 0);
    let degree = 0;
    for (let at = start; at < start + this.width; at++) {
      for (let word = this.words[at]!; word !== 0; word &= word - 1) degree++;
    }
    return degree;
  }

  /** The fewest arcs from the source to each vertex, -1 where no path leads. */
  distances(source: number): Int32Array {
    this.word("distances", source, 0);
    const distances = new Int32Array(this.n).fill(-1);
    const queue = new Int32Array(this.n);
    const rest = this.all();
    rest[source >>> 5]! &= ~(1 << source);
    distances[source] = 0;
    queue[0] = source;
    for (let done = 0, length = 1; done < length; done++) {
      const u = queue[done]!;
      const row = u * this.width;
      for (let at = 0; at < this.width; at++) {
        let word = rest[at]! & this.words[row + at]!;
        rest[at]! ^= word;
        for (; word !== 0; word &= word - 1) {
          const v = 32 * at + 31 - Math.clz32(word & -word);
          distances[v] = distances[u]! + 1;
          queue[length++] = v;
        }
      }
    }
    return distances;
  }

  /** The strongly connected components; arcs between them lead from a lower to a higher number. */
  components(): Components {
    const { n } = this;
    const finished = this.finishOrder();
    const back = this.reversed();
    const component = new Int32Array(n);
    const stack = new Int32Array(n);
    const rest = this.all();
    let count = 0;
    for (let at = n - 1; at >= 0; at--) {
      const root = finished[at]!;
      if (((rest[root >>> 5]! >>> root) & 1) === 0) continue;
      rest[root >>> 5]! &= ~(1 << root);
      stack[0] = root;
      for (let depth = 1; depth > 0; ) {
        const v = stack[--depth]!;
        component[v] = count;
        const row = v * this.width;
        for (let k = 0; k < this.width; k++) {
          let word = rest[k]! & back.words[row + k]!;
          rest[k]! ^= word;
          for (; word !== 0; word &= word - 1) {
            stack[depth++] = 32 * k + 31 - Math.clz32(word & -word);
          }
        }
      }
      count++;
    }
    return { count, component };
  }

  /** The graph with an arc u → v wherever a path of one or more arcs leads from u to v. */
  closure(): BitGraph {
    const { n, width } = this;
    const closure = new BitGraph(n);
    const { words } = closure;
    words.set(this.words);
    // Eight middles at a time: their own rows one by one, all others by a table of the unions of these.
    const table = new Int32Array(256 * width);
    for (let first = 0; first < n; first += 8) {
      const count = Math.min(8, n - first);
      const byte = (u: number) => (words[u * width + (first >>> 5)]! >>> (first & 31)) & 255;
      for (let middle = 0; middle < count; middle++) {
        for (let u = first; u < first + count; u++) {
          if (((byte(u) >>> middle) & 1) === 0) continue;
          const gap = (first + middle - u) * width;
          for (let at = u * width; at < (u + 1) * width; at++) words[at]! |= words[at + gap]!;
        }
      }
      for (let bits = 1; bits < 1 << count; bits++) {
        const bit = 31 - Math.clz32(bits);
        const [row, rest] = [(first + bit) * width, (bits ^ (1 << bit)) * width];
        for (let at = 0; at < width; at++) {
          table[bits * width + at] = table[rest + at]! | words[row + at]!;
        }
      }
      for (let u = 0; u < n; u++) {
        const bits = byte(u);
        if (bits === 0) continue;
        const gap = (bits - u) * width;
        for (let at = u * width; at < (u + 1) * width; at++) words[at]! |= table[at + gap]!;
      }
    }
    return closure;
  }

  /** The fewest arcs with the same paths: those that no other path goes round. A cycle has none: RangeError. */
  reduction(): BitGraph {
    const { n, width, words } = this;
    const closure = this.closure();
    const fewest = new BitGraph(n);
    fewest.words.set(words);
    for (let u = 0; u < n; u++) {
      if (closure.has(u, u)) throw new RangeError(`BitGraph.reduction: vertex ${u} is on a cycle`);
      for (let at = 0; at < width; at++) {
        for (let word = words[u * width + at]!; word !== 0; word &= word - 1) {
          const row = (32 * at + 31 - Math.clz32(word & -word)) * width;
          for (let k = 0; k < width; k++) {
            fewest.words[u * width + k]! &= ~closure.words[row + k]!;
          }
        }
      }
    }
    return fewest;
  }

  /** The graph with all arcs turned round. */
  private reversed(): BitGraph {
    const back = new BitGraph(this.n);
    for (let u = 0; u < this.n; u++) {
      for (let at = 0; at < this.width; at++) {
        for (let word = this.words[u * this.width + at]!; word !== 0; word &= word - 1) {
          const v = 32 * at + 31 - Math.clz32(word & -word);
          back.words[v * this.width + (u >>> 5)]! |= 1 << u;
        }
      }
    }
    return back;
  }

  /** The vertices as a depth-first search leaves them. */
  private finishOrder(): Int32Array {
    const { n, width, words } = this;
    const order = new Int32Array(n);
    const path = new Int32Array(n);
    const next = new Int32Array(n); // the word of its row where a vertex goes on
    const rest = this.all();
    let finished = 0;
    for (let root = 0; root < n; root++) {
      if (((rest[root >>> 5]! >>> root) & 1) === 0) continue;
      rest[root >>> 5]! &= ~(1 << root);
      path[0] = root;
      for (let depth = 0; depth >= 0; ) {
        const v = path[depth]!;
        let at = next[v]!;
        while (at < width && (rest[at]! & words[v * width + at]!) === 0) at++;
        next[v] = at;
        if (at === width) {
          order[finished++] = v;
          depth--;
          continue;
        }
        const word = rest[at]! & words[v * width + at]!;
        rest[at]! ^= word & -word;
        path[++depth] = 32 * at + 31 - Math.clz32(word & -word);
      }
    }
    return order;
  }

  private all(): Int32Array {
    const rest = new Int32Array(this.width).fill(-1);
    if (this.n & 31) rest[this.width - 1] = (1 << (this.n & 31)) - 1;
    return rest;
  }

  private word(method: string, u: number, v: number): number {
    const { n } = this;
    if (u >>> 0 !== u || u >= n || v >>> 0 !== v || v >= n) {
      throw new RangeError(
        `BitGraph.${method}: vertices must be in [0, ${n}), got ${shown(u)} and ${shown(v)}`,
      );
    }
    return u * this.width + (v >>> 5);
  }
}
