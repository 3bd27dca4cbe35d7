/** Compilers read brackets by calling themselves: some thousands inside one another end them. */
export const MOST_BRACKETS = 2000;

/** How many brackets stand inside one another at most, those in texts and comments counted too. */
export function bracketDepth(source: string): number {
  let [depth, most] = [0, 0];
  for (const [bracket] of source.matchAll(/[()[\]{}]/g)) {
    depth = "([{".includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  return most;
}
