import type { Check } from "../../scripts/problem/check-result";
import { problem } from "./problem";

const { friend } = problem.bounds;

/**
 * Right is any list of the expected length that touches every team, and contains the friend if the
 * expected list does.
 */
export const check: Check = (input, expected, actual) => {
  const [m, ...ends] = numbers(input);
  const [least, ...employees] = numbers(expected);
  const [count, ...invited] = numbers(actual);
  if (least === undefined || employees.length !== least) {
    return { verdict: "JE", message: "the expected answer is broken" };
  }
  if (count !== least)
    return { verdict: "WA", message: `expected ${least} employees, found ${count}` };
  const set = new Set(invited);
  if (invited.length !== count || set.size !== count) {
    return {
      verdict: "WA",
      message: `expected ${count} different employees, found ${invited.length}`,
    };
  }
  for (let team = 0; team < m!; team++) {
    const [i, j] = [ends[2 * team]!, ends[2 * team + 1]!];
    if (!set.has(i) && !set.has(j))
      return { verdict: "WA", message: `nobody of the team ${i} ${j}` };
  }
  if (employees.includes(friend) && !set.has(friend)) {
    return { verdict: "WA", message: `the friend ${friend} could have been invited` };
  }
  return { verdict: "AC" };
};

function numbers(text: Uint8Array): number[] {
  return new TextDecoder().decode(text).split(/\s+/).filter(Boolean).map(Number);
}
