/**
 * stacked: several pictures below each other as one, each as wide as the whole.
 *
 * Use     stacked([linePlot([{ name: "best", look: "ink", values: [1, 3] }], 4, 1)])
 * Time    O(length of the pictures)
 * Space   O(length of the pictures)
 * Limits  sentence, figures and lists are those of the first
 * Errors  RangeError for no pictures
 * Source  own code; parts stay parts, so that a moving picture keeps only what changes
 * Tested  stacked.test.ts: places and sizes, empty parts
 */
import { element } from "./element";
import type { Frame } from "./frame";

const WIDTH = 480;
const GAP = 16;

export function stacked(frames: readonly Frame[]): Frame {
  if (frames.length === 0) throw new RangeError("stacked: no pictures");
  let top = 0;
  const parts = frames.flatMap(({ box, parts: inner }) => {
    const scale = WIDTH / box[2];
    const place = `translate(${round(-box[0] * scale)} ${round(top - box[1] * scale)})`;
    top += box[3] * scale + GAP;
    const transform = `${place} scale(${round(scale)})`;
    return inner.map((part) => (part === "" ? "" : element("g", { transform }, part)));
  });
  const label = frames.map((frame) => frame.label).join("; ");
  return { ...frames[0]!, box: [0, 0, WIDTH, Math.ceil(top - GAP)], label, parts };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
