import { expect, it } from "vitest";
import type { Frame } from "./frame";
import { stacked } from "./stacked";

const frame = (box: Frame["box"], part: string): Frame => ({
  ...{ box, label: part, parts: [part, part], sentence: `about ${part}`, figures: [] },
});

it("puts pictures below each other, all of one width", () => {
  const whole = stacked([frame([0, 0, 100, 50], "<a/>"), frame([-5, 0, 240, 120], "<b/>")]);
  expect(whole.parts).toEqual([
    '<svg x="0" y="0" width="480" height="240" viewBox="0 0 100 50"><a/><a/></svg>',
    '<svg x="0" y="256" width="480" height="240" viewBox="-5 0 240 120"><b/><b/></svg>',
  ]);
  expect(whole.box).toEqual([0, 0, 480, 496]);
  expect(whole.sentence).toBe("about <a/>");
  expect(whole.label).toBe("<a/>; <b/>");
});

it("refuses none", () => {
  expect(() => stacked([])).toThrow("stacked: no pictures");
});
