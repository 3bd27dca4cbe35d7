import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { minSide, maxSide } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const side = scanner.intIn(minSide, maxSide, "n");
  scanner.endLine();
  let ends = 0;
  for (let row = 0; row < side; row++) {
    scanner.hasNext();
    const start = scanner.at;
    const line = scanner.token();
    if (line.length !== side || !/^[.#@]+$/.test(line)) scanner.fail(`${side} of . # @`, start);
    ends += line.split("@").length - 1;
    scanner.endLine();
  }
  if (ends !== 2) scanner.fail(`two @ (there are ${ends})`);
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
