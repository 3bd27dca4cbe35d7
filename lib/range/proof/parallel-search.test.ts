import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { parallelSearch } from "../parallel-search";

it("finds at once, at the end and never, in few passes", () => {
  for (const random of rounds(100)) {
    const steps = random.int(0, 40);
    const wanted = Array.from({ length: 30 }, () => random.int(0, steps + 1));
    let done = 0;
    let passes = 0;
    const reset = () => {
      done = 0;
      passes++;
    };
    const step = (at: number) => expect(at).toBe(done++);
    const answers = parallelSearch(30, steps, reset, step, (query) => done >= wanted[query]!);
    expect([...answers]).toEqual(wanted);
    expect(passes).toBeLessThanOrEqual(Math.floor(Math.log2(steps + 1)) + 1);
  }
});
