import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FrameReader, frames, HEAD_BYTES } from "./frames";

const MAX_BYTES = 1000;

describe("frames", () => {
  it("are read whole however the bytes are cut", () => {
    const content = fc.uint8Array({ maxLength: 40 });
    const cuts = fc.array(fc.nat(400), { maxLength: 10 });
    fc.assert(
      fc.property(fc.array(content, { maxLength: 9 }), fc.nat(1), cuts, (contents, kind, at) => {
        const whole = frames(kind, contents);
        const places = [...new Set([0, whole.length, ...at.filter((cut) => cut < whole.length)])];
        places.sort((a, b) => a - b);
        const reader = new FrameReader(2, MAX_BYTES);
        const received = places.slice(1).flatMap((end, index) => {
          return reader.push(whole.subarray(places[index], end));
        });
        expect(received).toEqual(contents.map((bytes) => ({ kind, bytes })));
      }),
    );
  });

  it("of an unknown kind or length are refused, and what follows is not waited for", () => {
    const huge = frames(1, [new Uint8Array(MAX_BYTES + 1)]).subarray(0, HEAD_BYTES);
    for (const bytes of [huge, frames(2, [new Uint8Array()]), new TextEncoder().encode("noise")]) {
      expect(() => new FrameReader(2, MAX_BYTES).push(bytes)).toThrow("no frame: kind");
    }
  });
});
