import { expect, test } from "vitest";
import type { Entrant } from "./bench-result";
import { type BenchEvent, runBench } from "./run-bench";

async function events(entrants: readonly Entrant[], rounds: number): Promise<BenchEvent[]> {
  const received: BenchEvent[] = [];
  for await (const event of runBench({ work: "w", kind: "function", entrants }, rounds)) {
    received.push(event);
  }
  return received;
}

const entrant = (name: string, answer: string): Entrant => ({
  name,
  role: "ours",
  measure: async () => ({ coldMs: 1, warmMs: 1, answer }),
});

test("contenders take turns", async () => {
  const received = await events([entrant("a", "7"), entrant("b", "7")], 3);
  const names = received.flatMap((event) => (event.type === "sample" ? [event.name] : []));
  expect(names.join("")).toBe("ababab");
  expect(received.at(-1)).toMatchObject({ type: "result", result: { rounds: 3 } });
});

test("an entrant that is measured once runs in the first round alone", async () => {
  const received = await events([entrant("a", "7"), { ...entrant("b", "7"), once: true }], 3);
  const names = received.flatMap((event) => (event.type === "sample" ? [event.name] : []));
  expect(names.join("")).toBe("abaa");
});

test("an entrant that cannot run is named with the reason, the others still run", async () => {
  const received = await events(
    [entrant("a", "7"), { name: "c", role: "cpp", measure: { missing: "g++ is not there" } }],
    1,
  );
  expect(received.at(-1)).toMatchObject({
    result: { rows: [{ name: "a" }], skipped: [{ name: "c", reason: "g++ is not there" }] },
  });
});

test("different answers are reported before the result", async () => {
  const received = await events([entrant("a", "7"), entrant("b", "8")], 1);
  expect(received.map(({ type }) => type)).toEqual(["sample", "sample", "disagreement", "result"]);
});
