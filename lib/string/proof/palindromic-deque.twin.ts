import { described } from "../../../scripts/verify/shape";
import { rulerWord } from "../random-text";

/** The word from its middle to both ends, then pushes and pops in turn at one end. */
function ends(word: string): string {
  const lines: string[] = [];
  const half = word.length >> 1;
  for (let i = half; i < word.length; i++) lines.push(`1 ${word[i]}\n`);
  for (let i = half - 1; i >= 0; i--) lines.push(`0 ${word[i]}\n`);
  for (let turn = 0; lines.length + 2 <= 500_000; turn++) {
    lines.push(`${turn & 1} ${"bz"[(turn >> 1) & 1]}\n`, `${2 + (turn & 1)}\n`);
  }
  return `${lines.length}\n${lines.join("")}`;
}

export const twin = described({
  problem: "palindromes_in_deque",
  timeLimitMs: 10_000,
  rounds: 100,
  small: 14,
  middle: 50,
  shape: (s) => {
    let length = 0;
    return s.list(s.size(1, 500_000), () => {
      const kind = s.pick(...(length > 0 ? [0, 1, 0, 1, 2, 3] : [0, 1]));
      length += kind < 2 ? 1 : -1;
      return { kind, symbol: kind < 2 ? s.pick(..."aaab") : "" };
    });
  },
  /** All palindromes of the text as it stands. */
  naive: (queries) => {
    let text = "";
    return queries.map(({ kind, symbol }) => {
      if (kind === 0) text = symbol + text;
      else if (kind === 1) text += symbol;
      else text = kind === 2 ? text.slice(1) : text.slice(0, -1);
      const all = new Set<string>();
      let [prefix, suffix] = [0, 0];
      for (let start = 0; start < text.length; start++) {
        for (let end = start + 1; end <= text.length; end++) {
          const piece = text.slice(start, end);
          if ([...piece].reverse().join("") !== piece) continue;
          all.add(piece);
          if (start === 0) prefix = piece.length;
          if (end === text.length) suffix = Math.max(suffix, piece.length);
        }
      }
      return [all.size, prefix, suffix];
    });
  },
  atBounds: { "max-ruler": () => ends(rulerWord(262_143)) },
});
