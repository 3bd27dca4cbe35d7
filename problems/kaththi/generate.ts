import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const side = fc.integer({ min: bounds.minSide, max: 5 });

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(side, side).chain(([rows, columns]) =>
      fc.array(
        fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: columns, maxLength: columns }),
        {
          minLength: rows,
          maxLength: rows,
        },
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(Array.from({ length: 10 }, () => drawn(random, random.int(2, 20), random.int(2, 20), 3))),
  /** Large regions of one letter. */
  regions: (random) => write([drawn(random, 150, 140, 2), drawn(random, 2, 300, 2)]),
  /** The only free way winds through the whole map. */
  winding: () => write(Array.from({ length: 10 }, () => winding(bounds.maxSide - 1))),
  large: (random) =>
    write(Array.from({ length: 10 }, () => drawn(random, bounds.maxSide, bounds.maxSide, 26))),
};

function drawn(random: Random, rows: number, columns: number, letters: number): string[] {
  const row = new Uint8Array(columns);
  return Array.from({ length: rows }, () => {
    for (let column = 0; column < columns; column++) row[column] = 97 + random.int(0, letters - 1);
    return new TextDecoder().decode(row);
  });
}

function winding(size: number): string[] {
  return Array.from({ length: size }, (_, row) => {
    if (row % 2 === 0) return "a".repeat(size);
    return row % 4 === 1 ? `${"b".repeat(size - 1)}a` : `a${"b".repeat(size - 1)}`;
  });
}

function write(maps: readonly (readonly string[])[]): string {
  const texts = maps.map((lines) => `${lines.length} ${lines[0]!.length}\n${lines.join("\n")}\n`);
  return `${maps.length}\n${texts.join("")}`;
}
