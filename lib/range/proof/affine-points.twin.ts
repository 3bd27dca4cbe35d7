import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

interface Shape {
  readonly n: number;
  readonly queries: number;
  readonly most: number;
  /** Of 0 add, 1 set, 2 ask, 3 map. */
  readonly kinds: readonly number[];
  /** The place of point i; any by default. */
  readonly at?: (i: number) => readonly [number, number];
}

function plane(random: Random, { n, queries, most, kinds, at }: Shape): string {
  let points = 0;
  const place = () => (at ? at(points) : [random.int(0, most), random.int(0, most)]);
  const point = () => {
    const [x, y] = place();
    points++;
    return `${x} ${y} ${random.int(0, P - 1)}`;
  };
  const rectangle = () => {
    const [a, b, c, d] = [0, 1, 2, 3].map(() => random.int(0, most)) as [
      number,
      number,
      number,
      number,
    ];
    return `${Math.min(a, c)} ${Math.min(b, d)} ${Math.max(a, c)} ${Math.max(b, d)}`;
  };
  const lines = [`${n} ${queries}`];
  while (points < n) lines.push(point());
  for (let q = 0; q < queries; q++) {
    const kind = random.pick(kinds);
    if (kind === 0 || (kind === 1 && points === 0)) lines.push(`0 ${point()}`);
    else if (kind === 1) lines.push(`1 ${random.int(0, points - 1)} ${random.int(0, P - 1)}`);
    else if (kind === 2) lines.push(`2 ${rectangle()}`);
    else lines.push(`3 ${rectangle()} ${random.int(0, P - 1)} ${random.int(0, P - 1)}`);
  }
  return `${lines.join("\n")}\n`;
}

const MOST = 1e9;
const MANY = { n: 100_000, queries: 100_000, most: MOST };

export const twin: Twin = {
  problem: "dynamic_point_set_rectangle_affine_rectangle_sum",
  timeLimitMs: 10_000,
  generators: {
    small: (random) =>
      plane(random, { n: random.int(0, 6), queries: 20, most: 6, kinds: [0, 1, 2, 2, 3] }),
    middle: (random) =>
      plane(random, {
        n: random.int(0, 90),
        queries: 200,
        most: random.pick([20, MOST]),
        kinds: [0, 1, 2, 2, 3],
      }),
    "max-identity": (random) => {
      // All lie in each rectangle, so the sum is that of all.
      const { n } = MANY;
      const weights = Array.from({ length: n }, () => random.int(0, P - 1));
      const points = weights.map(
        (w) => `${random.int(1, MOST - 1)} ${random.int(1, MOST - 1)} ${w}\n`,
      );
      const sum = Number(weights.reduce((all, w) => all + BigInt(w), 0n) % BigInt(P));
      const asked = Array.from(
        { length: n / 2 },
        () => `3 0 0 ${MOST} ${MOST} 1 0\n2 0 0 ${MOST} ${MOST}\n`,
      );
      return {
        input: `${n} ${n}\n${points.join("")}${asked.join("")}`,
        output: `${sum}\n`.repeat(n / 2),
      };
    },
  },
  atBounds: {
    "max-random": (random) => plane(random, { ...MANY, kinds: [2, 3] }),
    "max-growing": (random) => plane(random, { ...MANY, kinds: [0, 1, 2, 3] }),
    "max-diagonal": (random) =>
      plane(random, { ...MANY, kinds: [2, 3], at: (i) => [i * 10_000, i * 10_000] }),
    "max-line": (random) => plane(random, { ...MANY, kinds: [2, 3], at: (i) => [i * 10_000, 7] }),
  },
  naive: (input) => {
    const [head, ...lines] = input.trim().split("\n");
    const [n] = head!.split(" ").map(Number);
    const points: { x: number; y: number; w: bigint }[] = [];
    const answers: string[] = [];
    const add = ([x, y, w]: readonly number[]) => points.push({ x: x!, y: y!, w: BigInt(w!) });
    for (const [at, line] of lines.entries()) {
      const [kind, ...numbers] = line.split(" ").map(Number);
      if (at < n!) {
        add([kind!, ...numbers]);
        continue;
      }
      if (kind === 0) add(numbers);
      if (kind === 1) points[numbers[0]!]!.w = BigInt(numbers[1]!);
      if (kind! < 2) continue;
      const [l, d, r, u, a, b] = numbers as [number, number, number, number, number, number];
      const met = points.filter(({ x, y }) => l <= x && x < r && d <= y && y < u);
      if (kind === 2) answers.push(`${met.reduce((sum, { w }) => sum + w, 0n) % BigInt(P)}\n`);
      else for (const point of met) point.w = (BigInt(a) * point.w + BigInt(b)) % BigInt(P);
    }
    return answers.join("");
  },
};
