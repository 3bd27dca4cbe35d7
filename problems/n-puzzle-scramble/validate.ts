import { Scanner } from "../../lib/io/scanner";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const seen = new Set<number>();
  for (let row = 0; row < 4; row++) {
    scanner.hasNext();
    const start = scanner.at;
    scanner.grid(1, 4).forEach((letter, column) => {
      const isTile = letter === 46 || (letter >= 65 && letter <= 79);
      if (!isTile) scanner.fail("a tile A … O or .", start + column);
      if (seen.has(letter)) scanner.fail("a tile that has not come yet", start + column);
      seen.add(letter);
    });
    scanner.endLine();
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
