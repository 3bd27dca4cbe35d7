import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check as judge } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("all 64 cells to start from", () => {
  for (let cell = 0; cell < 64; cell++) accepted(`${(cell & 7) + 1} ${(cell >> 3) + 1}\n`);
});

test("the checker refuses what is no tour", () => {
  const answer = run(solve, "1 1\n");
  const fault = (output: string) => {
    const [input, bytes] = ["1 1\n", output].map((text) => new TextEncoder().encode(text));
    const result = judge(input!, new Uint8Array(0), bytes!);
    return result.verdict === "AC" ? "" : result.message;
  };
  expect(fault(answer)).toBe("");
  expect(fault(answer.replace(/\b64\b/, "63"))).toBe("time 63 occurs twice");
  expect(fault(answer.slice(0, answer.lastIndexOf(" ")))).toContain("line 8");
  expect(fault(answer.replace(/\b64\b/, "65"))).toContain("a time in [1, 64]");
  expect(fault(`${answer}1`)).toContain("the end of the output");
  expect(fault(run(solve, "2 1\n"))).toBe("time 1 is on cell (2, 1), not (1, 1)");
  const swapped = answer
    .replace(/\b2\b/, "x")
    .replace(/\b30\b/, "2")
    .replace("x", "30");
  expect(fault(swapped)).toContain("is no knight's move");
});

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("9 1\n")).toThrow("x in [1, 8]");
  expect(() => answer("1\n")).toThrow("line 2");
  expect(() => check("1 0\n")).toThrow("y in [1, 8]");
  expect(() => check("1 1 1\n")).toThrow("the end of the input");
});

/** Both programs' tours pass the checker. */
function accepted(input: string): void {
  const bytes = new TextEncoder().encode(input);
  for (const program of [solve, brute]) {
    expect(judge(bytes, new Uint8Array(0), program(bytes))).toEqual({ verdict: "AC" });
  }
}
