import { describe, expect, it } from "vitest";
import { holdEqual } from "../../scripts/testing/hold-equal";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (input: string) => text(solve(bytes(input)));

describe("commedia-dell-arte", () => {
  it("agrees with a search on all 8! cubes of 2×2×2, and knows the cube of one cell", () => {
    const reachable = searched("12345670");
    expect(reachable.size).toBe(20_160);
    const cubes: string[] = [];
    const place = (cube: string, rest: string) => {
      if (rest === "") cubes.push(cube);
      for (const tile of rest) place(cube + tile, rest.replace(tile, ""));
    };
    place("", "01234567");
    const input = cubes.map((cube) => `2\n${[...cube].join(" ")}\n`);
    const answers = run(`${cubes.length}\n${input.join("")}`).split("\n");
    for (const [at, cube] of cubes.entries()) {
      const said = answers[at] === "Puzzle can be solved.";
      holdEqual(said, reachable.has(cube), cube);
    }
  });

  it("reports bad input with its line", () => {
    expect(() => run("1\n2\n1 2 3 8\n")).toThrow(
      "input line 3, column 7: expected a tile in [0, 7]",
    );
    expect(() => run("1\n2\n1 2 3 3 4 5 6 0\n")).toThrow("tile 3 is there twice");
    expect(() => validate(bytes("1\n101\n"))).toThrow("line 2, column 1: expected M in [1, 100]");
    expect(() => validate(bytes("1\n2\n1 2 3 3\n"))).toThrow("line 3, column 7");
    expect(() => validate(bytes("3\n100\n"))).toThrow("found end of input");
  });
});

/** Every cube of 2×2×2 that moves lead to. */
function searched(goal: string): Set<string> {
  const cubes = new Set([goal]);
  for (const cube of cubes) {
    const empty = cube.indexOf("0");
    for (const axis of [1, 2, 4]) {
      const tile = cube[empty ^ axis]!;
      cubes.add(cube.replace("0", "?").replace(tile, "0").replace("?", tile));
    }
  }
  return cubes;
}
