import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import type { Frame } from "../frame";
import { stacked } from "../stacked";

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
  expect([whole.sentence, whole.label]).toEqual(["about <a/>", "<a/>; <b/>"]);
});

it("refuses none", () => expect(() => stacked([])).toThrow("stacked: no pictures"));

it("lets no picture overlap or be cut off, wherever its box begins", () => {
  const boxes = tableOf("0 -8 96 40, -26 -4 70 31, 3 5 360 100.5");
  const whole = stacked(boxes.map((box) => frame([...box], "<a/>")));
  let bottom = -1;
  boxes.forEach(([left, top, width, height], at) => {
    const [x, y, scale] = whole.parts[2 * at]!.match(/-?[\d.]+/g)!.map(Number);
    expect(x! + left * scale!).toBeCloseTo(0, 1);
    expect((left + width) * scale! + x!).toBeCloseTo(whole.box[2], 1);
    expect(y! + top * scale!).toBeGreaterThan(bottom);
    bottom = y! + (top + height) * scale!;
  });
  expect(bottom).toBeLessThanOrEqual(whole.box[3] + 0.01);
  expect(bottom).toBeGreaterThan(whole.box[3] - 1);
});
