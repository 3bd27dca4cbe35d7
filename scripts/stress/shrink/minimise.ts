import { leastFailing } from "./least-failing";
import { linesOf } from "./lines-of";
import {
  withEqualLines,
  withLinesLowered,
  withLowerNumbers,
  withoutLines,
  withoutWords,
} from "./smaller-texts";
import { cutScales, numberScales, runScales, type Scale } from "./text-scales";

/** The test that smaller texts are tried on. */
export interface Trial {
  /** Index of the first candidate that is valid and still fails, or -1. */
  firstFailing(candidates: readonly string[]): Promise<number>;
  /** What the validator says about an invalid text: `input line 3, column 1: …`. */
  complaint(text: string): string | undefined;
  /** False when the budget is used up. */
  goesOn(): boolean;
  /**
   * True if each trial takes seconds and the fault grows with the input; then few trials are made.
   */
  readonly isDear: boolean;
}

const CHUNK = { count: 64, characters: 1 << 20 }; // candidates tried at once
const MANY_LINES = 256;
const ALL_WINDOWS_TO = 24;
/** In longer texts it does not try single words and numbers. */
const LONG = 1 << 16;

/**
 * Shrinks a failing text until no line or word can be removed and no number lowered: each such change,
 * also with a matching count before it lowered, makes the text pass or invalid.
 */
export async function minimise(text: string, trial: Trial): Promise<string> {
  let best = trial.isDear ? await muchSmaller(text, trial) : text;
  for (let before = ""; before !== best && trial.goesOn(); ) {
    before = best;
    for (const size of windows(linesOf(best).length, trial.isDear)) {
      best = await descend(best, trial, (now) => withoutLines(now, size));
    }
    if (best.length > LONG) continue;
    best = await descend(best, trial, withLinesLowered);
    best = await descend(best, trial, withoutWords);
    best = trial.isDear
      ? await along(best, trial, numberScales)
      : await descend(best, trial, withLowerNumbers);
  }
  return best;
}

/** Tries fewer and equal lines first, which leaves little to try. */
async function muchSmaller(text: string, trial: Trial): Promise<string> {
  const cuts = (now: string) => cutScales(now, trial.complaint);
  let best = await along(text, trial, cuts, true);
  if (linesOf(best).length > MANY_LINES) {
    for (const start of new Set([best, text])) {
      const equal = await firstFailing(withEqualLines(start), trial);
      if (equal === undefined) continue;
      best = equal;
      break;
    }
  }
  best = await along(best, trial, (now) => runScales(now, trial.complaint));
  return along(best, trial, cuts);
}

/** Shrinks along one scale after another, each from the previous result. */
async function along(
  text: string,
  trial: Trial,
  scales: (text: string) => Iterable<Scale>,
  isCoarse = false,
): Promise<string> {
  const fails = async (candidate: string) => (await trial.firstFailing([candidate])) === 0;
  let best = text;
  const isValid = (candidate: string) => trial.complaint(candidate) === undefined;
  let all = [...scales(best)];
  for (let index = 0; index < all.length && trial.goesOn(); index++) {
    const least = await leastFailing(all[index]!, fails, isValid, isCoarse);
    if (least === undefined) continue;
    best = least;
    all = [...scales(best)];
  }
  return best;
}

async function descend(
  text: string,
  trial: Trial,
  candidates: (text: string) => Iterable<string>,
): Promise<string> {
  let best = text;
  for (;;) {
    const smaller = await firstFailing(candidates(best), trial);
    if (smaller === undefined) return best;
    best = smaller;
  }
}

async function firstFailing(
  candidates: Iterable<string>,
  trial: Trial,
): Promise<string | undefined> {
  let [chunk, characters] = [[] as string[], 0];
  const tryChunk = async () => {
    const at = await trial.firstFailing(chunk);
    const failing = at < 0 ? undefined : chunk[at];
    [chunk, characters] = [[], 0];
    return failing;
  };
  for (const candidate of candidates) {
    chunk.push(candidate);
    characters += candidate.length;
    if (chunk.length < CHUNK.count && characters < CHUNK.characters) continue;
    const failing = await tryChunk();
    if (failing !== undefined || !trial.goesOn()) return failing;
  }
  return chunk.length > 0 ? tryChunk() : undefined;
}

/** How many lines to cut at once: every number for a short text, halves of halves for others. */
function windows(lines: number, isDear: boolean): number[] {
  const half = Math.ceil(lines / 2);
  if (lines <= ALL_WINDOWS_TO) return Array.from({ length: half }, (_, index) => half - index);
  if (isDear) return [];
  const sizes: number[] = [];
  for (let size = half; size >= 1; size >>= 1) sizes.push(size);
  return sizes;
}
