import { expect, it } from "vitest";
import { chirpZ } from "../chirp-z";

it("gives as many values as are asked for", () => {
  const f = Int32Array.of(1, 0, 2); // 1 + 2 x²
  for (let m = 0; m < 5; m++) {
    expect([...chirpZ(f, 1, 2, m)]).toEqual([3, 9, 33, 129, 513].slice(0, m));
    expect([...chirpZ(f, 3, 0, m)]).toEqual([19, 1, 1, 1, 1].slice(0, m));
    expect([...chirpZ(f, 0, 3, m)]).toEqual([1, 1, 1, 1, 1].slice(0, m));
    expect([...chirpZ(new Int32Array(0), 3, 3, m)]).toEqual([0, 0, 0, 0, 0].slice(0, m));
  }
});
