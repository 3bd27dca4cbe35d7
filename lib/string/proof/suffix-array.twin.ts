import { described } from "../../../scripts/verify/shape";
import { rulerWord } from "../random-text";

export const twin = described({
  problem: "suffixarray",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 500_000),
  naive: (text) => [
    Array.from(text, (_, i) => i).sort((a, b) => (text.slice(a) < text.slice(b) ? -1 : 1)),
  ],
  /** Neighbours are in order where their first symbols are, or those agree and the rests are. */
  check: (text, output) => {
    const order = output.trim().split(/\s+/).map(Number);
    const rank = new Int32Array(text.length + 1).fill(-1);
    for (const [at, start] of order.entries()) if (start < text.length) rank[start] = at;
    if (order.length !== text.length || rank.indexOf(-1) !== text.length) {
      throw new Error(`expected each place of ${text.length} once`);
    }
    for (let at = 1; at < order.length; at++) {
      const [a, b] = [order[at - 1]!, order[at]!];
      const isLess = text[a] === text[b] ? rank[a + 1]! < rank[b + 1]! : text[a]! < text[b]!;
      if (!isLess) throw new Error(`place ${at}: the suffix of ${b} is less than that of ${a}`);
    }
  },
  atBounds: { "max-ruler": () => `${rulerWord(500_000, 12_345)}\n` },
});
