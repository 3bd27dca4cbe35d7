import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { mo } from "../mo";

it("takes at most n √q steps on random ranges", () => {
  const random = new Random(1);
  const lefts = Array.from({ length: 10_000 }, () => random.int(0, 10_000));
  const rights = lefts.map((l) => random.int(l, 10_000));
  let steps = 0;
  let answers = 0;
  const step = (i: number) => {
    if (!(i >= 0 && i < 10_000)) throw new Error(`step to ${i}`);
    steps++;
  };
  mo(10_000, lefts, rights, step, step, () => answers++);
  expect(answers).toBe(10_000);
  expect(steps).toBeLessThan(10_000 * 100);
});
