import { expect, it } from "vitest";
import { expectShortest } from "../../../scripts/testing/shortest-slides";
import { manhattanIda } from "../manhattan-ida";
import { moveAutomaton } from "../move-automaton";
import { slidingIda } from "../sliding-ida";

/** Korf 1985: the ten of his hundred boards that take the fewest nodes. */
const KORF: readonly (readonly [id: number, board: string, length: number, nodes: number])[] = [
  [79, "1 6 10 8 14 12 4 2 13 11 3 5 9 7 15 0", 42, 540_860],
  [12, "1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2", 45, 546_344],
  [42, "6 1 15 8 5 10 13 0 3 4 2 7 14 9 11 12", 42, 877_823],
  [55, "5 10 14 4 6 12 11 1 9 0 15 7 13 2 8 3", 41, 927_212],
  [97, "13 5 0 4 10 3 12 6 14 15 1 8 9 11 2 7", 44, 1_002_927],
  [19, "6 14 4 11 7 3 12 15 1 10 0 2 13 8 5 9", 46, 1_280_495],
  [94, "14 12 15 10 1 13 4 6 3 7 2 0 8 5 9 11", 53, 1_337_340],
  [47, "4 5 7 12 9 14 0 3 11 13 8 1 2 15 6 10", 47, 1_411_294],
  [93, "1 5 6 11 9 0 12 13 14 15 8 4 10 2 7 3", 46, 1_599_909],
  [9, "0 1 15 6 9 10 4 3 14 8 12 11 5 7 2 13", 46, 1_650_696],
];

it("leads to shortest ways on 2×3, 3×2 and 3×3", () => {
  expectShortest(2, 3, manhattanIda(2, 3), 300);
  expectShortest(3, 2, manhattanIda(3, 2), 300);
  expectShortest(3, 3, manhattanIda(3, 3), 60);
});

it("generates exactly the nodes that the published table of Korf's boards has", () => {
  // The boards are turned by 180 degrees against the publication, and so is the order of moves:
  // up, left, right, down there is down, right, left, up here.
  const search = slidingIda(4, 4, manhattanIda(4, 4), {
    automaton: moveAutomaton(2).next,
    count: "generated",
    order: "DRLU",
  });
  for (const [id, text, length, nodes] of KORF) {
    const result = search(text.split(" ").map(Number));
    expect([id, result.moves!.length, result.nodes]).toEqual([id, length, nodes]);
  }
});

it("manhattanIda takes one row or column of 16 cells", () => {
  for (const rows of [1, 16]) expect(() => manhattanIda(rows, 16 / rows)).not.toThrow();
});
