import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { solve } from "./solution";
import { explain, table, targets, view, winning } from "./view";

const CASES = join(__dirname, "../../cases/chessboard-coin-game");
// large-* is left out: which machine has made it differs, and it takes seconds.
const inputs = readdirSync(CASES).filter((file) => /^(?!large-).*\.in$/.test(file));
const h9 = 8 * 15 + 7;

describe("the page's answer", () => {
  it.each(inputs)("is the solution's on %s", (file) => {
    const bytes = readFileSync(join(CASES, file));
    const scenes = view.scenes(bytes.toString(), 2000);
    const solved = new TextDecoder().decode(solve(bytes));
    expect(scenes.map((scene) => view.answer(scene)).join("")).toBe(solved);
    for (const scene of scenes.slice(0, 30)) {
      const again = new TextEncoder().encode(view.input(scene));
      expect(new TextDecoder().decode(solve(again))).toBe(view.answer(scene));
      expect(view.scenes(view.input(scene), 9)).toEqual([scene]);
    }
  });
});

it("refuses what is no input", () => {
  expect(() => view.scenes("1 1 16 1", 9)).toThrow('expected x in 1 … 15, got "16"');
  expect(() => view.scenes("1 2 3", 9)).toThrow('got ""');
  expect(() => table(0)).toThrow(RangeError);
});

describe("explain", () => {
  it("names every move, and the mex of their numbers, on every square", () => {
    const numbers = table(15);
    for (let cell = 0; cell < 225; cell++) {
      const [x, y] = [(cell % 15) + 1, Math.floor(cell / 15) + 1];
      const wanted = [
        [x - 2, y + 1],
        [x - 2, y - 1],
        [x + 1, y - 2],
        [x - 1, y - 2],
      ]
        .filter((place) => place.every((at) => at >= 1 && at <= 15))
        .map(([a, b]) => (b! - 1) * 15 + a! - 1);
      expect(targets(15, cell)).toEqual(wanted.sort((a, b) => a - b));
      const reached = wanted.map((target) => numbers[target]!);
      let worth = 0;
      while (reached.includes(worth)) worth++;
      expect(numbers[cell]).toBe(worth);
      const { sentence, lists } = explain({ side: 15, coins: [] }, cell);
      expect(sentence).toContain(`is worth **${worth}**`);
      expect(lists![0]!.items).toHaveLength(wanted.length);
    }
  });

  it("explains the number of h9", () => {
    expect(explain({ side: 15, coins: [h9] }, h9).sentence).toBe(
      "From **h9** a coin can go to squares worth **0, 1, 2, 3**. Of 0, 1, 2, … it finds " +
        "0, 1, 2, 3, and the smallest number that is missing is **4**, so h9 is worth **4**.",
    );
  });
});

it("a winning move makes the XOR 0, and there is none where it is 0", () => {
  const [scene] = view.scenes("1\n3\n5 4\n5 8\n8 2\n", 1);
  const moves = winning(scene!);
  expect(moves.length).toBeGreaterThan(0);
  for (const { coin, to } of moves) {
    const coins = scene!.coins.map((cell, at) => (at === coin ? to : cell));
    expect(view.answer({ ...scene!, coins })).toBe("Second\n");
    expect(winning({ ...scene!, coins })).toEqual([]);
  }
});

it("draws each coin, and explains one square a step", () => {
  const frames = view.frames({ side: 15, coins: [h9, 0, h9] });
  expect(frames.count).toBe(6);
  // The question comes first: no number, and not who wins.
  expect(frames.at(0).parts.join("")).not.toMatch(/class="t\d"|t-coin/);
  expect(frames.at(0).figures.map(({ name }) => name)).toEqual(["coins"]);
  expect(
    frames
      .at(0)
      .parts.join("")
      .match(/data-coin/g),
  ).toHaveLength(2);
  expect(frames.at(0).parts.join("")).toContain("×2");
  expect(frames.at(2).sentence).toContain("**h9**");
  expect(frames.at(3).sentence).toContain("From **a1** a coin cannot move");
  expect(frames.at(4).sentence).toContain("XOR");
});
