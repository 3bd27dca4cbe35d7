import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { rollbackMo } from "../rollback-mo";

it("rollbackMo adds at most 2 n √q elements on random ranges", () => {
  const random = new Random(1);
  const lefts = Array.from({ length: 10_000 }, () => random.int(0, 10_000));
  const rights = lefts.map((l) => random.int(l, 10_000));
  const structure = { time: 0, rollback: () => {} };
  let steps = 0;
  rollbackMo(
    10_000,
    lefts,
    rights,
    structure,
    () => steps++,
    () => {},
  );
  expect(steps).toBeLessThan(2 * 10_000 * 100);
});
