import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bigNumbers, inOrder, surd } from "./circle-crossings.twin";
import { closeNumbers } from "./segment-distance.twin";

/** The points a + t (b - a) at the distance r of the centre: a quadratic equation in t. */
export function naiveLineCrossings(
  [x, y, r]: readonly bigint[],
  [ax, ay, bx, by]: readonly bigint[],
): number[][] {
  const [dx, dy, wx, wy] = [bx! - ax!, by! - ay!, ax! - x!, ay! - y!];
  const square = dx * dx + dy * dy;
  const dot = wx * dx + wy * dy;
  const under = dot * dot - square * (wx * wx + wy * wy - r! * r!);
  if (under < 0n) return [];
  return (under === 0n ? [0n] : [-1n, 1n]).map((sign) => [
    surd(ax! * square - dot * dx, sign * dx, under, square),
    surd(ay! * square - dot * dy, sign * dy, under, square),
  ]);
}

function lines(random: Random, count: number, most: number): string {
  const coordinate = () => random.int(-most, most);
  const circle = [coordinate(), coordinate(), random.int(1, most)];
  const queries: string[] = [];
  while (queries.length < count) {
    const line = [coordinate(), coordinate(), coordinate(), coordinate()];
    // Every third line touches if it can: it stands upright at the side of the circle.
    if (queries.length % 3 === 0) line[0] = line[2] = circle[0]! + circle[2]!;
    if (Math.max(...line.map(Math.abs)) > most) line[0] = line[2] = circle[0]! - circle[2]!;
    if (Math.max(...line.map(Math.abs)) > most) line[0] = line[2] = circle[0]!;
    if (line[0] === line[2] && line[1] === line[3]) continue;
    if (naiveLineCrossings(circle.map(BigInt), line.map(BigInt)).length === 0) continue;
    queries.push(line.join(" "));
  }
  return `${circle.join(" ")}\n${count}\n${queries.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "CGL_7_D",
  rounds: 50,
  generators: {
    small: (random) => lines(random, 20, random.pick([2, 5, 20])),
    "max-random": (random) => lines(random, 1000, 10_000),
  },
  naive: (input) => {
    const numbers = bigNumbers(input);
    const answers = Array.from({ length: Number(numbers[3]) }, (_, i) => {
      const line = numbers.slice(4 + 4 * i, 8 + 4 * i);
      const points = inOrder(naiveLineCrossings(numbers, line));
      return `${points[0]!.join(" ")} ${points[points.length - 1]!.join(" ")}\n`;
    });
    return answers.join("");
  },
  check: closeNumbers(1e-6),
};
