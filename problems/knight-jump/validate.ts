import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const side = scanner.intIn(1, problem.bounds.maxSide, "N");
  scanner.endLine();
  let knights = 0;
  for (let row = 0; row < side; row++) {
    scanner.hasNext();
    const start = scanner.at;
    const line = scanner.token();
    if (line.length !== side || !/^[.#K]+$/.test(line)) scanner.fail(`${side} of . # K`, start);
    if (row === 0 && line[0] === "#") scanner.fail("a first cell that is not blocked", start);
    knights += line.split("K").length - 1;
    scanner.endLine();
  }
  if (knights !== 1) scanner.fail("exactly one K");
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
