import type { Scale } from "./text-scales";

/** Below this share of the size the clock cannot distinguish neighbours. */
const NEAR = 64n;

/**
 * The text of the least size that fails, as if failing grew with the size: doubled from 0 upward, as
 * what passes is cheap, then by halves. Coarse: without the halves. Undefined where the next one passes.
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
    // An input at the edge of failing has a neighbour that passes: then the sizes between are skipped.
    if (isNear && !(await tryAt(high - 1n))) break;
    if (high - low > 1n) await tryAt((low + high) / 2n);
  }
  return best;
}
