import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isQueensPlacement, queensConflicts } from "../../lib/queens/queens-conflicts";
import { solve } from "./solution";
import { attacks, boardPicture, pictures, type Scene, trace, view } from "./view";

const CASES = join(__dirname, "../../cases/n-queens-genetic");
// The first plan solves the first three, the second random-2, the last random-large-1.
const inputs = ["edge-4", "edge-crlf", "random-3", "random-2", "random-large-1"];
const [scene] = view.scenes("8 10 20 0.05 3", 1) as [Scene];
const tutorial = trace(scene);

describe("the page's answer", () => {
  it.each(inputs)("is the solution's on %s", (name) => {
    const bytes = readFileSync(join(CASES, `${name}.in`));
    const scenes = view.scenes(bytes.toString(), 1);
    expect(view.answer(scenes[0]!)).toBe(new TextDecoder().decode(solve(bytes)));
    expect(view.scenes(view.input(scenes[0]!), 1)).toEqual(scenes);
  });
});

it("refuses parameters out of their bounds", () => {
  expect(() => view.scenes("3 10 1 0 1", 1)).toThrow('expected N in 4 … 100, got "3"');
  expect(() => view.scenes("8 10 29 0 1", 1)).toThrow('expected T in 0 … 28, got "29"');
  expect(() => view.scenes("8 10 20", 1)).toThrow('expected M in 0 … 1, got ""');
});

describe("runs", () => {
  it("the tutorial's ends with a placement, and again the same", () => {
    const { solved, boards, best, populations } = tutorial;
    expect(solved).toBe(true);
    expect(isQueensPlacement(boards.at(-1)!)).toBe(true);
    expect(trace(scene)).toEqual(tutorial);
    expect(best.at(-1)).toBe(28);
    expect(populations.every(({ length }) => length > 0 && length % 8 === 0)).toBe(true);
  });

  it.each([
    { selection: "adaptive" },
    { selection: "tournament", elite: 2 },
    { crossover: "pmx", elite: 2, population: 40 },
    { crossover: "ox", elite: 2, population: 40 },
    { elite: 2, threshold: 18 },
    { method: "backtracking" },
    { method: "min-conflicts" },
  ] as const)("%o draws every step that it has", (change) => {
    const run = trace({ ...scene, mutation: 0.5, ...change });
    expect(run.count).toBeGreaterThan(1);
    const fitness = run.best.at(-1)!;
    if (run.solved) expect(queensConflicts(run.boards.at(-1)!)).toBe(0);
    expect(run.solved).toBe(fitness === 28);
    for (const step of [0, 1, run.count >> 1, run.count - 1]) {
      const frames = pictures({ ...scene, ...change }, run, step);
      expect(frames[0]!.sentence.length).toBeGreaterThan(10);
    }
  });

  it("the worst is never above the mean, nor that above the best", () => {
    const { best, mean, worst } = tutorial;
    for (let at = 0; at < best.length; at++) {
      expect(worst[at]).toBeLessThanOrEqual(mean[at]!);
      expect(mean[at]).toBeLessThanOrEqual(best[at]!);
    }
  });
});

it("draws a line for each pair of queens in conflict, and warm queens where they are attacked", () => {
  const rows = [0, 1, 3, 3];
  expect(attacks(rows).map(String)).toEqual(["0,1", "0,3", "1,3", "2,3"]);
  const markup = boardPicture(rows).parts.join("");
  expect(/ d="(?:M[^"M]*L[^"M]*){4}"/.test(markup)).toBe(true);
  expect(markup.match(/data-queen/g)).toHaveLength(4);
  expect(markup.match(/class="warm"/g)).toHaveLength(4);
  expect(boardPicture([1, 3, 0, 2]).parts.join("")).not.toContain("warm");
});

it("is one picture for a file", () => {
  const frames = view.frames(scene);
  expect(frames.at(0).parts).toHaveLength(
    pictures(scene, tutorial, 0).flatMap(({ parts }) => parts).length,
  );
});
