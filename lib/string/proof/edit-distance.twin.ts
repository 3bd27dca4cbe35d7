import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** A text, and one with some changes of it. */
function changed(random: Random): string {
  const text = Array.from({ length: random.int(1, 80) }, () => random.pick("ABC"));
  const other = [...text];
  for (let change = random.int(0, 5); change > 0 && other.length > 1; change--) {
    const kind = random.int(0, 2);
    const more = kind === 1 ? [] : [random.pick("ABC")];
    other.splice(random.int(0, other.length - 1), kind === 0 ? 0 : 1, ...more);
  }
  return `${text.join("")}\n${other.join("")}\n`;
}

export const twin = described({
  problem: "1639",
  timeLimitMs: 1000,
  rounds: 150,
  middle: 80,
  shape: (s) => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return [s.text(1, 5000, letters), s.text(1, 5000, letters)] as const;
  },
  /** The table of all prefixes. */
  naive: ([a, b]) => {
    const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
    for (let j = 1; j <= b.length; j++) table[0]![j] = j;
    for (let i = 1; i <= a.length; i++) {
      for (let j = 1; j <= b.length; j++) {
        const other = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
        table[i]![j] = Math.min(other, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1);
      }
    }
    return table[a.length]![b.length];
  },
  generators: { changed },
});
