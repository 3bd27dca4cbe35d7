import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { solve } from "./solution";
import { sumOf, view, winning } from "./view";

const CASES = join(__dirname, "../../cases/stone-pile-grundy");
// large-* is left out: which machine has made it differs, and it takes seconds.
const inputs = readdirSync(CASES).filter((file) => /^(?!large-).*\.in$/.test(file));

describe("the page's answer", () => {
  it.each(inputs)("is the solution's on %s", (file) => {
    const bytes = readFileSync(join(CASES, file));
    const scenes = view.scenes(bytes.toString(), 3000);
    const solved = new TextDecoder().decode(solve(bytes)).split("\n");
    for (const [at, scene] of scenes.entries()) {
      expect(view.answer(scene)).toBe(`${solved[at]}\n`);
      if (at > 30) continue;
      expect(view.scenes(view.input(scene), 9)).toEqual([scene]);
    }
  });
});

it("refuses what is no input", () => {
  expect(() => view.scenes("1 1 x", 9)).toThrow(
    'expected a size in 0 … 1000000000000000000, got "x"',
  );
  expect(() => view.scenes("1 2 3", 9)).toThrow('got ""');
  expect(() => view.scenes("1 1 -3", 9)).toThrow('got "-3"');
});

it("{5, 2, 3} has the numbers 2, 2, 0 and is lost", () => {
  const scene = { piles: [5n, 2n, 3n], moves: [1, 2] };
  const frames = view.frames(scene);
  expect(frames.count).toBe(6);
  const numbers = [1, 2, 3].map(
    (step) => /number is \*\*(\d)\*\*/.exec(frames.at(step).sentence)?.[1],
  );
  expect(numbers).toEqual(["2", "2", "0"]);
  expect(frames.at(4).sentence).toContain("P-position");
  expect(frames.at(5).sentence).toContain("no move wins");
  expect(frames.at(0).figures.find(({ name }) => name === "XOR")?.value).toBe("?");
});

it("shows the numbers of the strip as far as it is asked for, and then no period", () => {
  const frame = (numbered?: number) =>
    view.frames({ piles: [3n], moves: [1, 2], ...(numbered !== undefined && { numbered }) }).at(0);
  const numbers = (numbered?: number) =>
    frame(numbered).parts[0]!.match(/class="t\d"/g)?.length ?? 0;
  expect([-1, 0, 3, undefined].map(numbers)).toEqual([0, 1, 4, 14]);
  const periods = [2, undefined].map((numbered) => frame(numbered).figures.at(-1)?.value);
  expect(periods).toEqual(["?", "3"]);
});

it("winning moves leave the XOR 0, for any set of moves", () => {
  for (const moves of [
    [1, 2],
    [1, 3, 4],
    [2, 5],
    [1, 2, 3, 7],
  ]) {
    for (let a = 0n; a < 9n; a++) {
      for (let b = 0n; b < 9n; b++) {
        const scene = { piles: [a, b], moves };
        const wins = winning(scene);
        expect(wins.length > 0).toBe(sumOf(scene) !== 0);
        for (const { pile, taken } of wins) {
          const piles = scene.piles.map((size, at) => (at === pile ? size - taken : size));
          expect(sumOf({ piles, moves })).toBe(0);
        }
      }
    }
  }
});

it("draws huge sizes, no piles and many piles", () => {
  const huge = view.frames({ piles: [10n ** 18n], moves: [1, 2] });
  expect(
    huge
      .at(0)
      .parts.join("")
      .match(/<ellipse/g),
  ).toHaveLength(11);
  expect(huge.at(2).sentence).toContain("N-position");
  const none = view.frames({ piles: [], moves: [1, 2] });
  expect(none.at(1).sentence).toContain("P-position");
  const many = view.frames({ piles: new Array(30).fill(3n), moves: [1, 2] });
  expect(many.at(0).parts.join("")).toContain("and 22 more");
});
