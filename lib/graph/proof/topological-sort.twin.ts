import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "./naive-graph";

export const twin = described({
  problem: "1679",
  rounds: 120,
  first: 1,
  middle: 20,
  shape: (s) => {
    const [n, m] = [s.size(2, 100_000), s.size(1, 200_000)];
    const kind = { parallel: true, directed: true, acyclic: n % 2 === 0 };
    const arcs = s.graph(n, m, kind);
    return { n, arcs };
  },
  /** Takes away, again and again, a course that no other one has to precede. */
  naive: ({ n, arcs }) => {
    const left = new Set(Array.from({ length: n }, (_, v) => v));
    const order: number[] = [];
    while (left.size > 0) {
      const first = [...left].find((v) => !arcs.some(([a, b]) => b === v && left.has(a)));
      if (first === undefined) return "IMPOSSIBLE";
      left.delete(first);
      order.push(first + 1);
    }
    return [order];
  },
  check: ({ n, arcs }, output, expected) => {
    const isPossible = !output.startsWith("IMPOSSIBLE");
    if (expected !== undefined && isPossible === expected.startsWith("IMPOSSIBLE")) {
      throw new Error(`expected ${expected.trim().slice(0, 40)}, found ${output.slice(0, 40)}`);
    }
    if (!isPossible) return;
    const order = numbersOf(output);
    const place = new Map(order.map((v, at) => [v - 1, at]));
    if (order.length !== n || place.size !== n || order.some((v) => !(v >= 1 && v <= n))) {
      throw new Error(`expected each of ${n} courses once`);
    }
    const wrong = arcs.find(([a, b]) => place.get(a)! >= place.get(b)!);
    if (wrong) throw new Error(`course ${wrong[0] + 1} stands behind ${wrong[1] + 1}`);
  },
});
