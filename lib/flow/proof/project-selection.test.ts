import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { ProjectSelection } from "../project-selection";

it("all kinds of costs: against all choices", () => {
  for (const random of rounds(150)) {
    const n = random.int(1, 6);
    const projects = new ProjectSelection(n);
    const costs: ((yes: (item: number) => boolean) => number)[] = [];
    const item = () => random.int(0, n - 1);
    for (let count = random.int(0, 9); count > 0; count--) {
      const [a, b, c, x, y] = [item(), item(), item(), random.int(0, 9), random.int(0, 9)];
      const kind = random.int(0, 3);
      if (kind === 0) {
        projects.cost(a, x, y);
        costs.push((yes) => (yes(a) ? y : x));
      } else if (kind === 1) {
        projects.implies(a, b, x);
        costs.push((yes) => (yes(a) && !yes(b) ? x : 0));
      } else if (kind === 2) {
        projects.together([a, b, c], x);
        costs.push((yes) => (yes(a) && yes(b) && yes(c) ? 0 : x));
      } else {
        projects.implies(a, b);
        costs.push((yes) => (yes(a) && !yes(b) ? Infinity : 0));
      }
    }
    const price = (yes: (i: number) => boolean) => costs.reduce((sum, cost) => sum + cost(yes), 0);
    let best = Infinity;
    for (let set = 0; set < 1 << n; set++)
      best = Math.min(
        best,
        price((i) => ((set >> i) & 1) === 1),
      );
    const { cost, chosen } = projects.solve();
    expect(cost).toBe(best);
    expect(price((i) => chosen[i] === 1)).toBe(best);
  }
});

it("a chain of 200,000 items", () => {
  const n = 200_000;
  const projects = new ProjectSelection(n);
  projects.cost(0, 5, 0);
  for (let i = 1; i < n; i++) projects.implies(i - 1, i);
  projects.cost(n - 1, 0, 4);
  const { cost, chosen } = projects.solve();
  expect([cost, chosen.includes(0)]).toEqual([4, false]);
});

it("refuses bad items and costs, and choices that are all forbidden", () => {
  expect(new ProjectSelection(0).solve()).toMatchObject({ cost: 0 });
  const projects = new ProjectSelection(2);
  projects.cost(0, Infinity, Infinity);
  expect(() => projects.solve()).toThrow("the flow is infinite");
});
