import { expect, test } from "vitest";
import type { Entrant } from "./bench-result";
import { type BenchEvent, runBench } from "./run-bench";

async function events(entrants: readonly Entrant[], rounds: number): Promise<BenchEvent[]> {
  const seen: BenchEvent[] = [];
  for await (const event of runBench({ work: "w", kind: "function", entrants }, rounds)) {
    seen.push(event);
  }
  return seen;
}

const entrant = (name: string, answer: string): Entrant => ({
  name,
  role: "ours",
  measure: async () => ({ coldMs: 1, warmMs: 1, answer }),
});

test("contenders take turns", async () => {
  const seen = await events([entrant("a", "7"), entrant("b", "7")], 3);
  const names = seen.flatMap((event) => (event.type === "sample" ? [event.name] : []));
  expect(names.join("")).toBe("ababab");
  expect(seen.at(-1)).toMatchObject({ type: "result", result: { rounds: 3 } });
});

test("one that is measured once is there in the first round alone", async () => {
  const seen = await events([entrant("a", "7"), { ...entrant("b", "7"), once: true }], 3);
  const names = seen.flatMap((event) => (event.type === "sample" ? [event.name] : []));
  expect(names.join("")).toBe("abaa");
});

test("one that cannot run is named with its reason, the others still run", async () => {
  const seen = await events(
    [entrant("a", "7"), { name: "c", role: "cpp", measure: { missing: "g++ is not there" } }],
    1,
  );
  expect(seen.at(-1)).toMatchObject({
    result: { rows: [{ name: "a" }], skipped: [{ name: "c", reason: "g++ is not there" }] },
  });
});

test("different answers are told before the result", async () => {
  const seen = await events([entrant("a", "7"), entrant("b", "8")], 1);
  expect(seen.map(({ type }) => type)).toEqual(["sample", "sample", "disagreement", "result"]);
});
