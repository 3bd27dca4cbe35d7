import { described } from "../../../scripts/verify/shape";

/** Each edge with the smaller end first, sorted. */
function edges(text: string): string[] {
  const words = text.trim().split(/\s+/).map(Number);
  const pairs = words.flatMap((u, i) => (i % 2 === 0 ? [[u, words[i + 1]!]] : []));
  return pairs.map((pair) => pair.sort((a, b) => a - b).join(" ")).sort();
}

export const twin = described({
  problem: "prufer_code",
  timeLimitMs: 1000,
  rounds: 100,
  middle: 40,
  shape: (s) => {
    const n = s.size(3, 200_000);
    return { n, words: s.list(n - 2, () => s.int(1, n)) };
  },
  /** By definition: the smallest leaf hangs on the next vertex of the code; the last two vertices stay. */
  naive: ({ n, words }) => {
    const left = new Set(Array.from({ length: n }, (_, i) => i + 1));
    const lines = words.map((parent, at) => {
      const leaf = [...left].find((v) => !words.includes(v, at))!;
      left.delete(leaf);
      return [leaf, parent];
    });
    return [...lines, [...left]];
  },
  check: ({ n }, output, expected) => {
    const answer = edges(output);
    if (answer.length !== n - 1) throw new Error("expected n - 1 edges");
    if (expected === undefined || answer.join() === edges(expected).join()) return;
    throw new Error(`expected the edges ${edges(expected)}, found ${answer}`);
  },
});
