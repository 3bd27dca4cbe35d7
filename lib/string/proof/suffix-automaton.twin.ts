import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "longest_common_substring",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 10,
  middle: 80,
  shape: (s) => [s.text(1, 500_000), s.text(1, 500_000)] as const,
  naive: ([s, t]) => {
    let best = [0, 0, 0, 0];
    for (let i = 0; i < s.length; i++) {
      for (let j = 0; j < t.length; j++) {
        let length = 0;
        while (i + length < s.length && s[i + length] === t[j + length]) length++;
        if (length > best[1]! - best[0]!) best = [i, i + length, j, j + length];
      }
    }
    return [best];
  },
  check: ([s, t], output, expected) => {
    const [a, b, c, d] = output.trim().split(/\s+/).map(Number) as [number, number, number, number];
    const isRange = a >= 0 && b >= a && b <= s.length && c >= 0 && d <= t.length;
    if (!isRange || s.slice(a, b) !== t.slice(c, d)) {
      throw new Error(`expected equal substrings, found S[${a}, ${b}) and T[${c}, ${d})`);
    }
    if (a === b && (a !== 0 || c !== 0)) throw new Error("expected 0 0 0 0 for an empty answer");
    if (expected === undefined) return;
    const [from, to] = expected.trim().split(/\s+/).map(Number);
    if (b - a === to! - from!) return;
    throw new Error(`expected a substring of length ${to! - from!}, found length ${b - a}`);
  },
  atBounds: {
    "max-turned": () => {
      const [a, b] = ["a".repeat(250_000), "b".repeat(250_000)];
      return `${a}${b}\n${b}${a}\n`;
    },
  },
});
