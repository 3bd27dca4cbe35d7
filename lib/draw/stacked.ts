/**
 * stacked: several pictures below each other as one, each as wide as the whole.
 *
 * Time    O(length of the pictures)
 * Space   O(length of the pictures)
 * Limits  sentence, figures and lists are those of the first
 * Errors  RangeError for no pictures
 * Source  own code; nested SVG elements
 * Tested  stacked.test.ts: places and sizes, one part a picture
 */
import { element } from "./element";
import type { Frame } from "./frame";

const WIDTH = 480;
const GAP = 16;

export function stacked(frames: readonly Frame[]): Frame {
  if (frames.length === 0) throw new RangeError("stacked: no pictures");
  let top = 0;
  const parts = frames.map(({ box, parts: inner }) => {
    const height = (WIDTH * box[3]) / box[2];
    const place = { x: 0, y: top, width: WIDTH, height, viewBox: box.join(" ") };
    top += height + GAP;
    return element("svg", place, ...inner);
  });
  const label = frames.map((frame) => frame.label).join("; ");
  return { ...frames[0]!, box: [0, 0, WIDTH, Math.ceil(top - GAP)], label, parts };
}
