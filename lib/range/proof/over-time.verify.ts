/**
 * bipartiteChecking: whether a graph is bipartite while edges come and go.
 *
 * In      n q, up to 10^5; q lines "x y", x < y: adds that edge, or removes it if it is there
 * Out     after each line YES or NO
 * Source  Codeforces 813 F, https://codeforces.com/problemset/problem/813/F
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { RollbackSets } from "../../structure/rollback-sets";
import { overTime, type Undoable } from "../over-time";

const MAX_SIZE = 100_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const ends = new Int32Array(2 * q);
  intsIn(scanner, ends, 2 * q, 1, n, "a vertex");
  const tos = new Int32Array(q);
  const present = new Map<number, number>();
  for (let line = 0; line < q; line++) {
    const key = ends[2 * line]! * (n + 1) + ends[2 * line + 1]!;
    const added = present.get(key);
    if (added === undefined) present.set(key, line);
    else {
      tos[added] = line;
      tos[line] = line; // this line adds nothing
      present.delete(key);
    }
  }
  for (const line of present.values()) tos[line] = q;
  const froms = Int32Array.from({ length: q }, (_, line) => line);
  const sides = new Sides(n);
  const add = (line: number) => sides.link(ends[2 * line]! - 1, ends[2 * line + 1]! - 1);
  const writer = new Writer();
  overTime(q, froms, tos, sides, add, () => writer.text(sides.isBipartite ? "YES\n" : "NO\n"));
  return writer.result();
}

/** Vertex v on one side is element v, on the other v + n. */
class Sides implements Undoable {
  private readonly n: number;
  private readonly sets: RollbackSets;
  /** When the first odd cycle came. */
  private odd = Number.POSITIVE_INFINITY;

  constructor(n: number) {
    this.n = n;
    this.sets = new RollbackSets(2 * n);
  }

  link(u: number, v: number): void {
    if (this.sets.same(u, v)) this.odd = Math.min(this.odd, this.time);
    this.sets.union(u, v + this.n);
    this.sets.union(u + this.n, v);
  }

  get isBipartite(): boolean {
    return this.odd === Number.POSITIVE_INFINITY;
  }

  get time(): number {
    return this.sets.time;
  }

  rollback(time: number): void {
    this.sets.rollback(time);
    if (time <= this.odd) this.odd = Number.POSITIVE_INFINITY;
  }
}

if (require.main === module) runProgram(solve);
