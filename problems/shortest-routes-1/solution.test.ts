import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("shortest-routes-1", () => {
  it("one city, lengths beyond 32 bits, flights from a city to itself", () => {
    expect(
      text(solve(bytes(`4 3\n${[1, 2, 3].map((v) => `${v} ${v + 1} 1000000000\n`).join("")}`))),
    ).toBe("0 1000000000 2000000000 3000000000\n");
  });

  it("names what is wrong with an input", () => {
    expect(() => solve(bytes("2 1\n1 2 0\n"))).toThrow(
      "line 2, column 5: expected a vertex or a weight",
    );
    expect(() => solve(bytes("2 1\n1 2\n"))).toThrow("end of input");
    expect(() => validate(bytes("2 1\n1 1 5\n"))).toThrow("flights that reach all 2 cities, not 1");
    expect(() => validate(bytes("2 1\n1 3 5\n"))).toThrow("line 2, column 3: expected b in [1, 2]");
  });
});
