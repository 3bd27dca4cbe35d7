import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import type { closestPair } from "../closest-pair";
import { readPoints } from "../read-points";

/** For each test of an input the indices of the pair that `pair` finds. */
export const pairsOfPoints = (pair: typeof closestPair) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const writer = new Writer();
    for (let left = scanner.int(); left > 0; left--) {
      const { x, y } = readPoints(scanner, scanner.int());
      const [i, j] = pair(x, y);
      writer.int(i).space().int(j).newline();
    }
    return writer.result();
  };
};
