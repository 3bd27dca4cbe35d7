import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { solve } from "./solution";
import { view } from "./view";

const CASES = join(__dirname, "../../cases/8-puzzle");
const inputs = readdirSync(CASES).filter((file) => /^(sample|edge).*\.in$/.test(file));

describe("the page's answer", () => {
  it.each(inputs)("is as short as the solution's on %s", (file) => {
    const bytes = readFileSync(join(CASES, file));
    const spaced = bytes.toString().replace(/[\dx]/g, " $& ");
    const solved = new TextDecoder().decode(solve(bytes)).split("\n");
    for (const [at, scene] of view.scenes(spaced, 20).entries()) {
      const answer = view.answer(scene).trimEnd();
      if (answer === "unsolvable") expect(solved[at]).toBe("unsolvable");
      else expect(answer).toHaveLength(solved[at]!.length);
      expect(view.scenes(view.input(scene), 1)).toEqual([scene]);
      const frames = view.frames(scene);
      expect(frames.count).toBe(answer === "unsolvable" ? 1 : answer.length + 1);
    }
  });
});

it("refuses what is no board", () => {
  expect(() => view.scenes("1 2 3", 1)).toThrow("expected each of 0 … 8 once");
  expect(() => view.scenes("1 1 2 3 4 5 6 7 x", 1)).toThrow("expected each of 0 … 8 once");
});
