import { describe, expect, it } from "vitest";
import { told } from "../../lib/evolution/genetic";
import { evolutionFrame, evolutionLine } from "./evolution";

const boards = [Int32Array.of(1, 3, 0, 2), Int32Array.of(0, 1, 2, 3), Int32Array.of(0, 0, 0, 0)];
const generation = told({ number: 7, population: boards, fitness: [6, 0, 0], bestAt: 0 });
const caption = { title: "title", goal: 6, speed: 15 };

describe("evolutionFrame", () => {
  it("draws boards side by side, the fitness beneath, and counts the boards that do not fit", () => {
    const frame = evolutionFrame(generation, caption, { columns: 18, rows: 9, color: false });
    expect(frame.split("\n")).toEqual([
      ...["title", "generation 7: 3 bo", "", "· · Q ·   Q · · ·", "Q · · ·   · Q · ·"],
      ...["· · · Q   · · Q ·", "· Q · ·   · · · Q", "   6         0", "(1 more boards)"],
    ]);
  });

  it("shows a solved board in red", () => {
    const frame = evolutionFrame(generation, caption, { columns: 80, rows: 24, color: true });
    expect(frame).toContain("\x1b[31m· · Q ·\x1b[39m   Q · · ·");
    expect(frame.split("\x1b[31m")).toHaveLength(6);
  });

  it("reports that no board fits", () => {
    const frame = evolutionFrame(generation, caption, { columns: 5, rows: 24, color: false });
    expect(frame.split("\n").at(-1)).toBe("(boar");
  });
});

describe("evolutionLine", () => {
  it("prints best, mean and worst", () => {
    expect(evolutionLine(generation, 6)).toBe(
      "generation 7: 3 boards, best 6 of 6, mean 2.0, worst 0",
    );
  });
});
