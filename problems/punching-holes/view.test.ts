import { expect, it } from "vitest";
import { Random } from "../../lib/sequence/random";
import { bytes } from "../../scripts/testing/on-text";
import { check } from "./check";
import { generators } from "./generate";
import { view } from "./view";

it("draws shorter ways until no edges cross, and answers the last", () => {
  const input = generators.few!(new Random(1)) as string;
  const [scene] = view.scenes(input, 1);
  expect(view.input(scene!)).toBe(input);
  const { count, at } = view.frames(scene!);
  const steps = Array.from({ length: count }, (_, step) => at(step));
  const lengths = steps.map(({ figures }) => Number(figures[2]!.value));
  expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a));
  expect([0, -1].map((step) => Number(steps.at(step)!.figures[1]!.value) > 0)).toEqual([
    true,
    false,
  ]);
  const result = check(bytes(input), bytes(""), bytes(view.answer(scene!)));
  expect(result).toEqual({ verdict: "AC", points: lengths.at(-1) });
  expect(() => view.scenes("1 2", 1)).toThrow("expected at most 100 holes");
});
