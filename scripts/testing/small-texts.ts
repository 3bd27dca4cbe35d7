import { Random } from "../../lib/sequence/random";

/** Every text of up to six symbols of two letters, and random ones of one to four letters. */
export function* smallTexts(count: number, longest = 30): Generator<number[]> {
  for (let length = 0; length <= 6; length++) {
    for (let bits = 0; bits < 1 << length; bits++) {
      yield Array.from({ length }, (_, i) => 97 + ((bits >> i) & 1));
    }
  }
  const random = new Random(1);
  for (let text = 0; text < count; text++) {
    const letters = random.int(1, 4);
    yield Array.from({ length: random.int(1, longest) }, () => 96 + random.int(1, letters));
  }
}
