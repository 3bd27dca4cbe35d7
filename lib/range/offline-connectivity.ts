/**
 * OfflineConnectivity: a graph whose edges are added and removed, with questions whether vertices are
 * connected, recorded first and answered together.
 *
 * Use     const edges = new OfflineConnectivity(n); edges.link(u, v); edges.askSame(u, v); edges.unlink(u, v);
 *         edges.askCount()
 * Time    O((n + m) log n log m) for m calls
 * Space   some 8 log m bytes a call at most
 * Limits  n in [0, 2^26], up to 2^24 calls; several edges between two vertices count
 * Errors  RangeError for a bad number of vertices, a vertex outside, and unlink of an edge that is not there
 * Source  overTime with a union-find that can be rolled back: folklore, own code
 * Tested  offline-connectivity.test.ts: against searches; verify: Codeforces Gym 100551 A
 */
import { RollbackSets } from "../structure/rollback-sets";
import { checkIndex, checkSize } from "./check-range";
import { overTime } from "./over-time";

export class OfflineConnectivity {
  readonly size: number;
  /** The questions: two vertices each, or -1 twice for the number of components. */
  private readonly questions: number[] = [];
  /** Edges: two vertices, and the questions [from, to) that see it. */
  private readonly edges: number[] = [];
  /** The numbers of the edges between two vertices that are there now. */
  private readonly present = new Map<number, number[]>();

  constructor(n: number) {
    checkSize("OfflineConnectivity", n, 2 ** 26);
    this.size = n;
  }

  /** Adds an edge between u and v. */
  link(u: number, v: number): void {
    const key = this.key("link", u, v);
    const edge = this.edges.push(u, v, this.questions.length / 2, -1) - 4;
    const others = this.present.get(key);
    if (others === undefined) this.present.set(key, [edge]);
    else others.push(edge);
  }

  /** Removes an edge between u and v. */
  unlink(u: number, v: number): void {
    const edge = this.present.get(this.key("unlink", u, v))?.pop();
    if (edge === undefined) {
      throw new RangeError(`OfflineConnectivity.unlink: no edge between ${u} and ${v}`);
    }
    this.edges[edge + 3] = this.questions.length / 2;
  }

  /** Asks whether u and v are connected now; returns the question's number. */
  askSame(u: number, v: number): number {
    this.key("askSame", u, v);
    return this.questions.push(u, v) / 2 - 1;
  }

  /** Asks how many components there are now; returns the question's number. */
  askCount(): number {
    return this.questions.push(-1, -1) / 2 - 1;
  }

  /** The answers to all questions so far: 1 or 0 for askSame, the number for askCount. */
  answers(): Int32Array {
    const { edges, questions } = this;
    const count = questions.length / 2;
    const answers = new Int32Array(count);
    const froms = new Int32Array(edges.length / 4);
    const tos = new Int32Array(edges.length / 4);
    for (let edge = 0; edge < froms.length; edge++) {
      const end = edges[4 * edge + 3]!;
      froms[edge] = edges[4 * edge + 2]!;
      tos[edge] = end < 0 ? count : end;
    }
    const sets = new RollbackSets(this.size);
    const add = (edge: number) => sets.union(edges[4 * edge]!, edges[4 * edge + 1]!);
    overTime(count, froms, tos, sets, add, (question) => {
      const u = questions[2 * question]!;
      const v = questions[2 * question + 1]!;
      answers[question] = u < 0 ? sets.count : +(sets.find(u) === sets.find(v));
    });
    return answers;
  }

  private key(method: string, u: number, v: number): number {
    checkIndex(`OfflineConnectivity.${method}`, u, this.size);
    checkIndex(`OfflineConnectivity.${method}`, v, this.size);
    return Math.min(u, v) * this.size + Math.max(u, v);
  }
}
