import { expect, it } from "vitest";

// As the setup file of all tests makes it.

const throwing = (thrown: unknown) => () => {
  throw thrown;
};
const passes = (thrown: unknown, expected?: string | RegExp) => () =>
  expect(throwing(thrown)).toThrow(expected);

it("a test of a message fails where nothing is thrown but undefined or null", () => {
  for (const thrown of [undefined, null]) {
    expect(passes(thrown, "full")).toThrow("was thrown");
    expect(passes(thrown, /full/)).toThrow();
  }
});

it("errors are held against their message as before", () => {
  passes(new RangeError("IntQueue.push: full at capacity 64"), "full at")();
  expect(passes(new RangeError("empty"), "full at")).toThrow("expected [Function] to throw");
  expect(() => expect(() => 1).toThrow("full")).toThrow("to throw");
  expect(() => 1).not.toThrow();
});
