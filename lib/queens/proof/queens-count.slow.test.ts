import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { isQueensPlacement } from "../queens-conflicts";
import { queensCount } from "../queens-count";
import { queensLocalSearch } from "../queens-local-search";
import { queensRandom } from "../queens-random";

// The largest boards that their cards promise; each queen takes seven times as long.

it("counts the placements of 16 queens, https://oeis.org/A000170", () =>
  expect(queensCount(16)).toBe(14_772_512));

it("draws one of the placements of 16 queens", () =>
  expect(isQueensPlacement(queensRandom(16, new Random(1))!)).toBe(true));

it("places 2 · 10^7 queens by local search", () =>
  expect(isQueensPlacement(queensLocalSearch(2e7, 1)!)).toBe(true));
