import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1110",
  rounds: 40,
  small: 12,
  middle: 150,
  shape: (s) => s.text(1, 1_000_000),
  naive: (text) => Array.from(text, (_, i) => text.slice(i) + text.slice(0, i)).sort()[0],
  atBounds: { "max-one-small": () => `${"b".repeat(700_000)}a${"b".repeat(299_999)}\n` },
});
