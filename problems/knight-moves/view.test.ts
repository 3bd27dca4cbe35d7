import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { solve } from "./solution";
import { CHESS, view } from "./view";

const CASES = join(__dirname, "../../cases/knight-moves");
// large-* is left out: which machine has made it differs, and it takes seconds.
const inputs = readdirSync(CASES).filter((file) => /^(?!large-).*\.in$/.test(file));

describe("the page's answer", () => {
  it.each(inputs)("is the solution's on %s", (file) => {
    const bytes = readFileSync(join(CASES, file));
    const scenes = view.scenes(bytes.toString(), 5000);
    const solved = new TextDecoder().decode(solve(bytes.subarray(0))).split("\n");
    const answers = scenes.flatMap((scene, at) =>
      (["breadth-first", "both-ends", "a-star"] as const)
        .filter((_, search) => scenes.length < 100 || at % 3 === search)
        .map((search) => [at, view.answer({ ...scene, search }), `${solved[at]}\n`] as const),
    );
    expect(answers.filter(([, answer, wanted]) => answer !== wanted)).toEqual([]);
  });
});

it("a scene's input is read back as the same scene", () => {
  const scene = { ...CHESS, from: 12, to: 28 };
  expect(view.input(scene)).toBe("e2 e4\n");
  expect(view.scenes(view.input(scene), 9)).toEqual([scene]);
});

it("refuses what is no square", () => {
  expect(() => view.scenes("e2 e9", 9)).toThrow('expected a square a1 … h8, got "e9"');
  expect(() => view.scenes("e2", 9)).toThrow("expected pairs of squares");
});

describe("frames", () => {
  const frames = view.frames(CHESS);

  it("may be asked in any order", () => {
    const forward = Array.from({ length: frames.count }, (_, step) => frames.at(step));
    for (let step = frames.count - 1; step >= 0; step--) {
      expect(frames.at(step)).toEqual(forward[step]);
    }
  });

  it("shows numbers on the squares reached, and the path at the end", () => {
    const numbers = (step: number) =>
      frames
        .at(step)
        .parts.join("")
        .match(/class="t\d"/g)?.length ?? 0;
    expect(numbers(0)).toBe(0); // the question: knight and flag alone
    expect(numbers(1)).toBe(3);
    const last = frames.at(frames.count - 1);
    expect(last.sentence).toContain("**h8** is **6 moves** from **a1**: a1, ");
    expect(last.figures.find(({ name }) => name === "answer")?.value).toBe("6");
  });

  it("keeps its number of parts, so that a page replaces only what differs", () => {
    const counts = new Set(
      Array.from({ length: frames.count }, (_, step) => frames.at(step).parts.length),
    );
    expect(counts.size).toBe(1);
  });

  it("says that a walled-in target cannot be reached", () => {
    const walls = [46, 53];
    const lost = view.frames({ ...CHESS, walls });
    expect(lost.at(lost.count - 1).sentence).toContain("cannot be reached");
    expect(view.answer({ ...CHESS, walls })).toBe("h8 cannot be reached from a1.\n");
  });
});
