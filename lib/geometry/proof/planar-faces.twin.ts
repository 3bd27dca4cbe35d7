import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A board of cells of different sizes, some parted by a diagonal; each polygon goes around a rectangle of cells. */
function board(random: Random, columns: number, rows: number, k: number): Answered {
  const ruler = (count: number) => {
    const most = Math.floor(60_000 / count);
    const marks = [-30_000];
    while (marks.length <= count) marks.push(marks[marks.length - 1]! + random.int(1, most));
    return marks;
  };
  const [xs, ys] = [ruler(columns), ruler(rows)];
  const n = (columns + 1) * (rows + 1);
  const names = random.shuffle(Int32Array.from({ length: n }, (_, v) => v + 1));
  const name = (i: number, j: number) => names[i * (rows + 1) + j]!;
  const points: string[] = [];
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) points[name(i, j) - 1] = `${xs[i]} ${ys[j]}`;
  }
  const edges: [number, number][] = [];
  const halved = new Set<number>();
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      if (i < columns) edges.push([name(i, j), name(i + 1, j)]);
      if (j < rows) edges.push([name(i, j + 1), name(i, j)]);
      if (i === columns || j === rows || random.int(0, 1) === 0) continue;
      halved.add(i * rows + j);
      const [a, b] = random.int(0, 1) ? [j, j + 1] : [j + 1, j];
      edges.push([name(i, a), name(i + 1, b)]);
    }
  }
  random.shuffle(edges);
  const lines = [`${n} ${edges.length} ${k}`, ...points, ...edges.map((edge) => edge.join(" "))];
  const answers: string[] = [];
  let before = 0n;
  for (let query = 0; query < k; query++) {
    const [left, low] = [random.int(0, columns - 1), random.int(0, rows - 1)];
    const [right, high] = [
      random.int(left + 1, Math.min(columns, left + 40)),
      random.int(low + 1, Math.min(rows, low + 40)),
    ];
    let [sum, square] = [0n, 0n]; // of areas, and four times that of their squares
    for (let i = left; i < right; i++) {
      for (let j = low; j < high; j++) {
        const area = BigInt((xs[i + 1]! - xs[i]!) * (ys[j + 1]! - ys[j]!));
        sum += area;
        square += area * area * (halved.has(i * rows + j) ? 2n : 4n);
      }
    }
    const corners: number[] = [];
    for (let i = left; i < right; i++) corners.push(name(i, low));
    for (let j = low; j < high; j++) corners.push(name(right, j));
    for (let i = right; i > left; i--) corners.push(name(i, high));
    for (let j = high; j > low; j--) corners.push(name(left, j));
    const back = (value: number) => {
      const rest = (BigInt(value - 1) - before) % BigInt(n);
      return rest < 0n ? rest + BigInt(n) : rest;
    };
    lines.push([corners.length, ...corners].map(back).join(" "));
    let [divisor, other] = [square, 4n * sum];
    while (other > 0n) [divisor, other] = [other, divisor % other];
    before = square / divisor;
    answers.push(`${before} ${(4n * sum) / divisor}\n`);
  }
  return { input: `${lines.join("\n")}\n`, output: answers.join("") };
}

export const twin: Twin = {
  problem: "P3249",
  timeLimitMs: 3_000,
  generators: {
    small: (random) => board(random, random.int(1, 4), random.int(1, 4), 6),
    middle: (random) => board(random, random.int(5, 20), random.int(5, 20), 20),
    "max-square": (random) => board(random, 300, 300, 10_000),
    "max-strip": (random) => board(random, 30_000, 2, 10_000),
  },
  naive: () => {
    throw new Error("the generators know the answers");
  },
};
