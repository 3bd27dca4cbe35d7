import { expect, it } from "vitest";
import { holdEqual } from "./hold-equal";

it("takes what is the same", () => {
  holdEqual(3, 3);
  holdEqual("a", "a", () => expect.unreachable());
  holdEqual(10n ** 20n, 10n ** 20n);
  holdEqual(Number.NaN, Number.NaN);
});

it.each([
  [() => holdEqual(37, 38, [1, 2]), "{ found: 37, where: [ 1, 2 ] } to deeply equal { found: 38,"],
  [() => holdEqual("ab", "ac", "board 7"), "where: 'board 7' } to deeply equal { found: 'ac'"],
  [
    () => holdEqual(1, 1n, () => "step 5"),
    "{ found: 1, where: 'step 5' } to deeply equal { found: 1n",
  ],
  [
    () => holdEqual(undefined, 0),
    "{ found: undefined, where: undefined } to deeply equal { found: +0",
  ],
])("fails with both values and where", (wrong, message) => {
  expect(wrong).toThrow(message);
});
