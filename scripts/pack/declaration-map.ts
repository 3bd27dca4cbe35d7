const COMMENT = /^\s*(?:\/\*\*|\*)/;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const [BITS, GOES_ON] = [5, 32];

/** Column, index of the source, its line and its column; a source map writes what each adds to the one before. */
type Place = readonly number[];

/**
 * The source map of declarations whose comments were moved: lines of code keep their order and their places,
 * a comment has none. `file` is the name of the declarations, `source` the path of their source, both from the map.
 */
export function movedMap(
  mappings: string,
  before: string,
  after: string,
  file: string,
  source: string,
): string {
  const places = placesOf(mappings);
  const lines = before.split("\n");
  const ofCode = places.filter((_, at) => !COMMENT.test(lines[at]!));
  const moved = after.split("\n").map((line) => (COMMENT.test(line) ? [] : (ofCode.shift() ?? [])));
  return JSON.stringify({
    ...{ version: 3, file, sources: [source], names: [] },
    mappings: written(moved),
  });
}

/** The places of each line of the declarations. */
function placesOf(mappings: string): Place[][] {
  let last: Place = [0, 0, 0, 0];
  return mappings.split(";").map((line) => {
    last = [0, ...last.slice(1)];
    return [...line.matchAll(/[^,]+/g)].map(([text]) => {
      const steps = numbersOf(text);
      last = last.map((value, at) => value + (steps[at] ?? 0));
      return last;
    });
  });
}

function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of text) {
    const digit = DIGITS.indexOf(sign);
    value |= (digit & (GOES_ON - 1)) << shift;
    shift += BITS;
    if (digit & GOES_ON) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

function written(lines: readonly (readonly Place[])[]): string {
  let last: Place = [0, 0, 0, 0];
  const texts = lines.map((places) => {
    last = [0, ...last.slice(1)];
    const words = places.map((place) => {
      const word = place.map((value, at) => digitsOf(value - last[at]!)).join("");
      last = place;
      return word;
    });
    return words.join(",");
  });
  return texts.join(";");
}

function digitsOf(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = "";
  do {
    const digit = rest & (GOES_ON - 1);
    rest >>>= BITS;
    text += DIGITS[rest > 0 ? digit | GOES_ON : digit];
  } while (rest > 0);
  return text;
}
