import { Scanner } from "../../lib/io/scanner";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const tiles: number[] = [];
  let sum = 0; // inversions and the blank's rows from the bottom: even for the goal, and kept so
  while (tiles.length < 16) {
    scanner.hasNext();
    const start = scanner.at;
    const tile = scanner.intIn(0, 15, "a tile");
    if (tiles.includes(tile)) scanner.fail("a tile that has not come yet", start);
    if (tile === 0) sum += 3 - (tiles.length >> 2);
    else sum += tiles.filter((before) => before > tile).length;
    tiles.push(tile);
    if (tiles.length % 4 === 0) scanner.endLine();
  }
  if (sum % 2 !== 0) scanner.fail("a board that the goal can be reached from", 0);
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
