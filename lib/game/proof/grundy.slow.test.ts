import { expect, it } from "vitest";
import { MexCounter } from "../grundy";

it("MexCounter is empty after each of 2^31 clears", () => {
  const counter = new MexCounter();
  for (let clear = 0; clear < 2 ** 31 - 8; clear++) counter.clear();
  for (let clear = 0; clear < 16; clear++) {
    counter.clear();
    expect(counter.mex()).toBe(0);
    counter.add(0);
    counter.add(1);
    expect(counter.mex()).toBe(2);
  }
});
