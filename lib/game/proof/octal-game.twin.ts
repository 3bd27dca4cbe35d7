import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "bowling-pins",
  timeLimitMs: 10_000,
  middle: 14,
  shape: (s) =>
    s.list(s.size(1, 20), () => {
      const n = s.size(1, 300);
      return s.text(n, n, "IX");
    }),
  generators: {
    // Equal rows on both sides of a gap: the second player answers in the other one.
    mirror: (random) => {
      const row = "I".repeat(random.int(1, 149));
      return { input: `1\n${2 * row.length + 1}\n${row}X${row}\n`, output: "LOSE\n" };
    },
    row: (random) => {
      const n = random.int(8, 15);
      return `1\n${n}\n${"I".repeat(n)}\n`;
    },
  },
  naive: (rows) => rows.map((pins) => (isWon(pins, new Map()) ? "WIN" : "LOSE")),
});

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
