/**
 * view: the head's way through the holes in the order of the input; each step exchanges the two edges that save
 * most, until none does: then no two edges cross. The corner is vertex 0.
 */
import { element } from "../../lib/draw/element";
import type { Frame, View } from "../../lib/draw/frame";
import { segmentsMeet } from "../../lib/geometry/segments-meet";

const MOST_HOLES = 100;

type Point = readonly [number, number];

export const view: View<readonly Point[]> = {
  scenes(input) {
    const [n, ...numbers] = input.split(/\s+/).filter(Boolean).map(Number);
    const isRight = numbers.length === 2 * n! && n! <= MOST_HOLES && numbers.every((x) => x >= 0);
    if (!isRight) throw new Error(`expected at most ${MOST_HOLES} holes, and x and y of each`);
    return [[0, 0, ...numbers].flatMap((x, at, all) => (at % 2 ? [] : [[x, all[at + 1]!]]))];
  },
  input: ([, ...holes]) => `${holes.length}\n${holes.map(([x, y]) => `${x} ${y}\n`).join("")}`,
  answer: (points) => `${ways(points).at(-1)!.slice(1).join(" ")}\n`,
  frames(points) {
    const all = ways(points);
    const at = (step: number) => Math.max(0, Math.min(step, all.length - 1));
    return { count: all.length, at: (step) => frame(points, all[at(step)]!, at(step)) };
  },
};

const apart = ([a, b]: Point, [x, y]: Point) => Math.hypot(a - x, b - y);

/** The first way, and that after each exchange. */
function ways(points: readonly Point[]): number[][] {
  const all = [Array.from(points, (_, at) => at)];
  for (;;) {
    const way = all.at(-1)!;
    const place = (at: number) => points[way[at % way.length]!]!;
    let [best, from, to] = [1e-9, 0, 0];
    for (let j = 2; j < way.length; j++) {
      for (let i = 1; i < j; i++) {
        const [a, b, c, d] = [place(i - 1), place(i), place(j), place(j + 1)];
        const gain = apart(a, b) + apart(c, d) - apart(a, c) - apart(b, d);
        if (gain > best) [best, from, to] = [gain, i, j];
      }
    }
    if (from === 0) return all;
    all.push([...way.slice(0, from), ...way.slice(from, to + 1).reverse(), ...way.slice(to + 1)]);
  }
}

function frame(points: readonly Point[], way: readonly number[], step: number): Frame {
  const scale = 400 / Math.max(1, ...points.flat());
  const edges = way.map((a, at) => [points[a]!, points[way[(at + 1) % way.length]!]!] as const);
  const crosses = ([a, b]: readonly [Point, Point]) =>
    edges.some(([c, d]) => new Set([a, b, c, d]).size > 3 && segmentsMeet(...a, ...b, ...c, ...d));
  const lines = edges.map((edge) => {
    const [x1, y1, x2, y2] = edge.flat().map((x) => x * scale);
    const look = crosses(edge) ? "warm-line" : "accent-line";
    return element("line", { class: look, x1, y1, x2, y2, "stroke-width": 2 });
  });
  const dots = points.map(([x, y], at) =>
    element("circle", { class: "ink", cx: x * scale, cy: y * scale, r: at > 0 ? 3 : 6 }),
  );
  const length = Math.round(edges.reduce((sum, [a, b]) => sum + apart(a, b), 0));
  const crossing = edges.filter(crosses).length;
  const sentence = `**${crossing}** edges cross others; the way is **${length}** long.`;
  const figures = Object.entries({ step, crossing, length });
  return {
    ...{ box: [-10, -10, 420, 420], label: `A way through holes, ${length} long`, sentence },
    parts: [...lines, ...dots],
    figures: figures.map(([name, value]) => ({ name, value: `${value}` })),
  };
}
