import type { Scale } from "./text-scales";

/** Steps below this share of the size: the clock cannot distinguish neighbouring sizes. */
const NEAR = 64n;

/**
 * The text of the least failing size, assuming that larger sizes fail too: doubles the size from 0 upward,
 * since passing texts are cheap, then bisects. `isCoarse` skips the bisection. Undefined if the text one
 * size smaller than the whole passes.
 */
export async function leastFailing(
  { whole, at }: Scale,
  fails: (text: string) => Promise<boolean>,
  isValid: (text: string) => boolean,
  isCoarse: boolean,
): Promise<string | undefined> {
  if (whole < 1n) return undefined;
  const next = at(whole - 1n);
  if (next === undefined || (isValid(next) && !(await fails(next)))) return undefined;
  let [low, high] = [-1n, whole];
  let best: string | undefined;
  const tryAt = async (size: bigint) => {
    const text = at(size);
    const failing = text !== undefined && (await fails(text));
    if (failing) [high, best] = [size, text];
    else low = size;
    return failing;
  };
  for (let size = 0n; size < whole; size = size === 0n ? 1n : 2n * size) {
    if (await tryAt(size)) break;
  }
  while (!isCoarse && high - low > 1n) {
    const isNear = (high - low) * NEAR < high;
    // If the next smaller size passes, this is the edge of failing: the sizes between are skipped.
    if (isNear && !(await tryAt(high - 1n))) break;
    if (high - low > 1n) await tryAt((low + high) / 2n);
  }
  return best;
}
