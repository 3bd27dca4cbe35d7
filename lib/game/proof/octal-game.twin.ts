import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function game(random: Random, n: number, gaps: number): string {
  const pins = Array.from({ length: n }, () => (random.int(1, 100) <= gaps ? "X" : "I"));
  return `${n}\n${pins.join("")}\n`;
}

const games = (count: number, make: () => string) =>
  `${count}\n${Array.from({ length: count }, make).join("")}`;

export const twin: Twin = {
  problem: "bowling-pins",
  timeLimitMs: 10_000,
  rounds: 20,
  generators: {
    small: (random) => games(10, () => game(random, random.int(1, 9), 20)),
    rows: (random) => games(4, () => game(random, random.int(8, 14), 5)),
    // Equal rows on both sides of a gap: the second player answers in the other one.
    mirror: (random) => {
      const row = "I".repeat(random.int(1, 149));
      return { input: `1\n${2 * row.length + 1}\n${row}X${row}\n`, output: "LOSE\n" };
    },
  },
  atBounds: {
    random: (random) => games(20, () => game(random, 300, 10)),
  },
  naive: (text) =>
    text
      .trim()
      .split("\n")
      .slice(1)
      .filter((_, at) => at % 2 === 1)
      .map((pins) => (isWon(pins, new Map()) ? "WIN\n" : "LOSE\n"))
      .join(""),
};

/** By trying all moves. */
function isWon(pins: string, known: Map<string, boolean>): boolean {
  const answer = known.get(pins);
  if (answer !== undefined) return answer;
  let won = false;
  for (const [ball, gap] of [
    ["I", "X"],
    ["II", "XX"],
  ] as const) {
    for (let at = pins.indexOf(ball); at >= 0 && !won; at = pins.indexOf(ball, at + 1)) {
      won = !isWon(pins.slice(0, at) + gap + pins.slice(at + gap.length), known);
    }
  }
  known.set(pins, won);
  return won;
}
