import type { Check } from "../../scripts/problem/check-result";

/** Accepts every order of all holes; its points are the length of the way, rounded. */
export const check: Check = (input, _, actual) => {
  const [n, ...numbers] = words(input).map(Number) as [number, ...number[]];
  const left = new Set(Array.from({ length: n }, (_, at) => `${at + 1}`));
  const way = [[0, 0]];
  for (const hole of words(actual)) {
    const message = `expected a hole from 1 to ${n} that is left, found "${hole.slice(0, 20)}"`;
    if (!left.delete(hole)) return { verdict: "WA", message };
    way.push(numbers.slice(2 * Number(hole) - 2, 2 * Number(hole)));
  }
  if (left.size > 0) return { verdict: "WA", message: `hole ${[...left][0]} is missing` };
  const length = way.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = way[(at + 1) % way.length]!;
    return sum + Math.hypot(nextX! - x!, nextY! - y!);
  }, 0);
  return { verdict: "AC", points: Math.round(length) };
};

const words = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split(/\s+/).filter(Boolean);
