import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { deepShape, deepShapes, randomTree } from "../random-tree";

function queries(
  random: Random,
  n: number,
  q: number,
  reach: number | ((v: number) => number),
  isAddition: boolean,
): string {
  const { a, b } = randomTree(random, n, reach);
  const value = () => random.int(-1e9, 1e9);
  const lines = [`${n} ${q}`, Array.from({ length: n }, value).join(" ")];
  a.forEach((v, e) => {
    lines.push(`${v} ${b[e]}`);
  });
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n);
    const contour = `${random.int(0, n - 1)} ${l} ${random.int(l, n)}`;
    const p = random.int(0, n - 1);
    if (isAddition) lines.push(random.int(0, 1) ? `0 ${contour} ${value()}` : `1 ${p}`);
    else lines.push(random.int(0, 1) ? `1 ${contour}` : `0 ${p} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

/** A star: all leaves are two edges apart. All values are ones, or become ones more. */
function star(random: Random, isAddition: boolean) {
  const [n, q] = [100_000, 200_000];
  const lines = [`${n} ${q}`, new Array<number>(n).fill(1).join(" ")];
  for (let v = 1; v < n; v++) lines.push(`0 ${v}`);
  let output = "";
  for (let query = 0; query < q; query += 2) {
    const leaf = random.int(1, n - 2);
    if (isAddition) {
      lines.push(`0 ${leaf} 2 ${n} 1`, "1 0");
      output += "1\n";
    } else {
      lines.push(`1 ${leaf} 1 3`, `1 ${leaf} 0 ${random.int(3, n)}`);
      output += `${n - 1}\n${n}\n`;
    }
  }
  return { input: `${lines.join("\n")}\n`, output };
}

/** The twins of two problems: additions to vertices and sums of contours, or the reverse. */
export function contourTwin(problem: string, isAddition: boolean): Twin {
  const [n, q] = [100_000, 200_000];
  const shapes = Object.entries(deepShapes(n));
  return {
    problem,
    timeLimitMs: 10_000,
    generators: {
      small: (random) => queries(random, random.int(1, 9), 30, random.pick([1, 2, 9]), isAddition),
      deep: (random) => {
        const size = random.int(1, 40);
        return queries(random, size, 40, deepShape(random, size), isAddition);
      },
      "max-star": (random) => star(random, isAddition),
    },
    atBounds: {
      ...Object.fromEntries(
        shapes.map(([name, shape]) => [
          `max-${name}`,
          (random) => queries(random, n, q, shape, isAddition),
        ]),
      ),
      "max-random": (random) => queries(random, n, q, n, isAddition),
    },
    // A search from p for each contour.
    naive: (input) => {
      const [[size], values, ...lines] = input
        .trim()
        .split("\n")
        .map((line) => line.split(" ").map(Number)) as [[number], number[], ...number[][]];
      const next = values.map((): number[] => []);
      for (const [u, v] of lines.splice(0, size - 1) as [number, number][]) {
        next[u]!.push(v);
        next[v]!.push(u);
      }
      let output = "";
      for (const [kind, p, l, r, x] of lines as [number, number, number, number, number][]) {
        const far = new Map([[p, 0]]);
        for (const [at, d] of far) for (const to of next[at]!) if (!far.has(to)) far.set(to, d + 1);
        const contour = [...far.keys()].filter((v) => far.get(v)! >= l && far.get(v)! < r);
        if (isAddition && kind === 0) for (const v of contour) values[v]! += x;
        else if (isAddition) output += `${values[p]}\n`;
        else if (kind === 0) values[p]! += l;
        else output += `${contour.reduce((sum, v) => sum + values[v]!, 0)}\n`;
      }
      return output;
    },
  };
}

export const twin = contourTwin("vertex_add_range_contour_sum_on_tree", false);
