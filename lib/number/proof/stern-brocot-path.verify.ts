/**
 * sternBrocotTree: paths, fractions, ancestors and intervals in the Stern-Brocot tree.
 *
 * In      T, then T questions: ENCODE_PATH, DECODE_PATH, LCA, ANCESTOR or RANGE with their numbers
 * Out     T lines, the answers; -1 for an ancestor deeper than the node
 * Source  Library Checker stern_brocot_tree, https://judge.yosupo.jp/problem/stern_brocot_tree
 */
import { runProgram } from "../../io/run-program";
import type { Scanner } from "../../io/scanner";
import type { Writer } from "../../io/writer";
import { commonSternBrocotPath, sternBrocotNode, sternBrocotPath } from "../stern-brocot-path";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  answer(scanner, writer);
  writer.newline();
});

function answer(scanner: Scanner, writer: Writer): void {
  const kind = scanner.token();
  const nextPath = () => sternBrocotPath(scanner.int(), scanner.int());
  const write = ([a, b]: readonly [number, number]) => writer.int(a).space().int(b);
  if (kind === "ENCODE_PATH") {
    const path = nextPath();
    writer.int(path.filter((run) => run > 0).length);
    path.forEach((run, i) => {
      if (run > 0) writer.text(i % 2 === 0 ? " R " : " L ").int(run);
    });
  } else if (kind === "DECODE_PATH") {
    const path: number[] = [];
    for (let left = scanner.int(); left > 0; left--) {
      if (scanner.token() === "L" && path.length === 0) path.push(0);
      path.push(scanner.int());
    }
    write(sternBrocotNode(path).fraction);
  } else if (kind === "LCA") {
    const first = nextPath();
    write(sternBrocotNode(commonSternBrocotPath(first, nextPath())).fraction);
  } else if (kind === "ANCESTOR") {
    let depth = scanner.int();
    const path = nextPath().map((run) => {
      const part = Math.min(run, depth);
      depth -= part;
      return part;
    });
    if (depth > 0) writer.int(-1);
    else write(sternBrocotNode(path).fraction);
  } else {
    const { low, high } = sternBrocotNode(nextPath());
    write(low).space();
    write(high);
  }
}

if (require.main === module) runProgram(solve);
