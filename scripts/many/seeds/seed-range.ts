import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";

const MOST = 100_000;

/** The seeds of "0-99", "0..99", "7" or "0-9,20,30-39", in that order. */
export function parseSeeds(text: string): number[] {
  const seeds = new Set<number>();
  for (const part of text.split(",")) {
    const [, first, last = first] = /^(\d{1,15})(?:(?:-|\.\.)(\d{1,15}))?$/.exec(part.trim()) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from <= to) || to - from >= MOST) {
      const what = from <= to ? `has more than ${MOST} seeds` : "is no range of seeds";
      throw new ExpectedError(`--seeds ${text}: "${part}" ${what}`, "--seeds 0-99", EXIT.usage);
    }
    for (let seed = from; seed <= to; seed++) seeds.add(seed);
  }
  return [...seeds];
}
