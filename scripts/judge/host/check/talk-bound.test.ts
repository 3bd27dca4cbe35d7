import { expect, it } from "vitest";
import { plainSystem } from "../../../runner/host/plain/plain-system";
import { TalkBound, turnCostMs } from "./talk-bound";

/** Waits until the bound knows what a turn costs. */
async function boundWith(timeMs: number, costMs: number) {
  const bound = new TalkBound(timeMs, async () => costMs);
  expect(bound.isOver(2 * timeMs + 1, { messages: 1001, turns: 0 })).toBe(false); // not known yet
  await new Promise((resolve) => setImmediate(resolve));
  return bound;
}

it("a right talk of 6,800 messages has room where system calls are slow", async () => {
  const slow = await boundWith(1000, 1.5);
  expect(slow.isOver(6500, { messages: 6800, turns: 3400 })).toBe(false);
  const fast = await boundWith(1000, 0.1);
  expect(fast.isOver(2200, { messages: 6800, turns: 3400 })).toBe(false);
  expect(fast.isOver(6500, { messages: 6800, turns: 3400 })).toBe(true);
});

it("an endless talk ends on a slow machine too", async () => {
  const slow = await boundWith(1000, 1.5);
  expect(slow.isOver(1.5 * 30_000, { messages: 60_000, turns: 30_000 })).toBe(true);
  expect(slow.isOver(20_000, { messages: 999, turns: 499 })).toBe(false);
});

it("no talk is endless where the cost of a turn cannot be measured", async () => {
  const bound = new TalkBound(1000, () => Promise.reject(new Error("no process")));
  const talk = { messages: 6800, turns: 3400 };
  expect(bound.isOver(6500, talk)).toBe(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(bound.isOver(6500, talk)).toBe(false);
});

it("a turn between two empty programs costs CPU time on any machine, and less than a second", async () => {
  const ms = await turnCostMs(plainSystem());
  expect(ms).toBeGreaterThan(0);
  expect(ms).toBeLessThan(1000);
});
