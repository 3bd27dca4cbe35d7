import { expect, it } from "vitest";
import type { Frame } from "./frame";
import { stacked } from "./stacked";

const frame = (box: Frame["box"], part: string): Frame => ({
  ...{ box, label: part, parts: [part, part], sentence: `about ${part}`, figures: [] },
});

it("puts pictures below each other, all of one width", () => {
  const whole = stacked([frame([0, 0, 100, 50], "<a/>"), frame([-5, 0, 240, 120], "<b/>")]);
  expect(whole.parts).toEqual([
    '<g transform="translate(0 0) scale(4.8)"><a/></g>',
    '<g transform="translate(0 0) scale(4.8)"><a/></g>',
    '<g transform="translate(10 256) scale(2)"><b/></g>',
    '<g transform="translate(10 256) scale(2)"><b/></g>',
  ]);
  expect(whole.box).toEqual([0, 0, 480, 496]);
  expect(stacked([frame([0, 0, 1, 1], "")]).parts).toEqual(["", ""]);
  expect(whole.sentence).toBe("about <a/>");
  expect(whole.label).toBe("<a/>; <b/>");
});

it("refuses none", () => {
  expect(() => stacked([])).toThrow("stacked: no pictures");
});
