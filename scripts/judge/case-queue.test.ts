import { expect, it } from "vitest";
import type { Case } from "../problem/case";
import { CaseQueue } from "./case-queue";

const task = (name: string, lastMs?: number) => {
  const testCase: Case = { name, input: "", expected: "", ...(lastMs !== undefined && { lastMs }) };
  return { testCase };
};

function order(queue: CaseQueue<ReturnType<typeof task>>, most = 100): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next && names.length < most; next = queue.take()) {
    names.push(next.testCase.name);
  }
  return names;
}

it("new cases first as they came, then those that took longest", () => {
  const queue = new CaseQueue(1, 5);
  queue.add([task("quick", 5), task("new-1"), task("slow", 900)]);
  queue.add([task("new-2"), task("middle", 50)]);
  expect(order(queue)).toEqual(["new-1", "new-2", "slow", "middle", "quick"]);
  expect(queue.take()).toBe(undefined);
});

it("of many cases two quick ones a job precede them: neither slow nor large", () => {
  const queue = new CaseQueue(1, 11);
  queue.add([task("large-1"), task("slow", 900), task("a", 5), task("b", 50), task("c", 8)]);
  expect(order(queue)).toEqual(["b", "c", "large-1", "slow", "a"]);
});

it("what comes later takes its place among the rest", () => {
  const queue = new CaseQueue(1, 4);
  queue.add([task("a", 30), task("b", 10)]);
  expect(queue.take()?.testCase.name).toBe("a");
  queue.add([task("c", 20), task("d", 5)]);
  expect(order(queue)).toEqual(["c", "b", "d"]);
});
