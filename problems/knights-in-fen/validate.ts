import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const tests = scanner.intIn(1, problem.bounds.maxTests, "N");
  scanner.endLine();
  for (let test = 0; test < tests; test++) {
    let cells = "";
    for (let row = 0; row < 5; row++) {
      const start = scanner.at;
      const line = scanner.line().padEnd(5);
      if (!/^[01 ]{5}$/.test(line)) scanner.fail("five of 0, 1 and a space", start);
      cells += line;
    }
    const count = (knight: string) => cells.split(knight).length - 1;
    if (count("0") !== 12 || count("1") !== 12) scanner.fail("twelve knights of each colour");
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
