import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const answer = (input: string) => text(solve(bytes(input)));

describe("map-labels", () => {
  it("places what can be placed", () => {
    expect(answer("1 5 5\n0 0\n")).toMatch(/^[LR]\n$/);
    expect(answer("2 4 2\n0 0\n0 0\n")).toMatch(/^(LR|RL)\n$/);
  });

  it("labels may touch, at the bounds too", () => {
    expect(answer("2 4 2\n0 0\n0 2\n")).toHaveLength(3);
    const far = 1_000_000_000;
    expect(answer(`3 ${far} ${far}\n${-far} ${-far}\n${far} ${far}\n${far} ${far}\n`)).toMatch(
      /^[LR]{3}/,
    );
  });

  it("agrees with brute.ts and with all sides on small inputs", () => {
    fc.assert(
      fc.property(small, (input) => {
        validate(bytes(input));
        const reference = brute(bytes(input));
        expect(check(bytes(input), reference, solve(bytes(input)))).toEqual({ verdict: "AC" });
        const n = Number(input.split(" ")[0]);
        const isPossible = Array.from({ length: 2 ** n }, (_, set) =>
          Array.from({ length: n }, (_, town) => ((set >> town) & 1 ? "R" : "L")).join(""),
        ).some((sides) => check(bytes(input), bytes("L"), bytes(sides)).verdict === "AC");
        expect(text(reference) !== "impossible\n").toBe(isPossible);
      }),
      { numRuns: 200 },
    );
  });

  it("the checker names what is wrong", () => {
    const judge = (reply: string) => check(bytes("2 4 2\n0 0\n1 0\n"), bytes("LR\n"), bytes(reply));
    expect(judge("LR\n")).toEqual({ verdict: "AC" });
    expect(judge("LL\n")).toEqual({
      verdict: "WA",
      message: "the labels of towns 1 and 2 overlap",
    });
    expect(judge("L\n")).toMatchObject({ message: 'expected 2 letters L and R, found "L"' });
    expect(judge("impossible\n")).toMatchObject({ message: 'expected "LR", found "impossible"' });
  });

  it("names what is wrong with an input", () => {
    expect(() => solve(bytes("1 0 5\n0 0\n"))).toThrow("line 1, column 3: expected w in");
    expect(() => validate(bytes("1 1 5\n0 0\n7\n"))).toThrow("expected end of input");
  });
});
