import { expect, it } from "vitest";
import { linePlot } from "../line-plot";
import { elements } from "./elements";

/** The values that a path shows, from its places. */
const read = (path: string, most: number): number[] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    (match) => ((120 - Number(match[2])) / 120) * most,
  );

const line = (values: number[]) => ({ name: "best", look: "accent", values });

it("puts the cursor where the step is, and keeps it on the plot", () => {
  const values = [0, 1, 2, 3, 4];
  const cursor = (step: number) =>
    /M(-?[\d.]+) /.exec(linePlot([line(values)], 4, step).parts[2]!)?.[1];
  expect([0, 2, 4, 9, -3].map(cursor)).toEqual(["0.0", "180.0", "360.0", "360.0", "0.0"]);
});

it("escapes names and refuses bad values", () => {
  const frame = linePlot([{ ...line([1]), name: "<b>" }], 2, 0);
  expect(frame.parts.join("")).toContain("&lt;b&gt;");
  expect(() => linePlot([], 1, 0)).toThrow("linePlot: no values");
  expect(() => linePlot([line([])], 1, 0)).toThrow("linePlot: no values");
  expect(() => linePlot([line([3])], 2, 0)).toThrow("values must be in [0, 2], got 3");
  expect(() => linePlot([line([-1])], 2, 0)).toThrow("values must be in [0, 2], got -1");
});

const lines = [
  { name: "best", look: "accent", values: [0, 5, 20, 10] },
  { name: "mean", look: "warm", dash: "4 3", values: [0, 1, 2] },
];
// Not made here: a test must fail where it cannot be made.
const frame = () => linePlot(lines, 20, 1);
const isInside = (x: number, y: number) => {
  const [left, top, width, height] = frame().box;
  return x >= left && x <= left + width && y >= top && y <= top + height;
};

it("has an axis from the largest value down to 0 and on to the last step", () => {
  const axis = elements(frame().parts[0]!, "path")[0]!;
  expect(axis.d).toBe("M0 0 V120 H360");
});

it("puts every value at its step and height", () => {
  const [best, mean] = elements(frame().parts[1]!, "path");
  expect(best!.d).toBe("M0.0 120.0 L120.0 90.0 L240.0 0.0 L360.0 60.0");
  expect(mean!.d).toBe("M0.0 120.0 L120.0 114.0 L240.0 108.0");
  expect([best!.class, mean!.class]).toEqual(["accent-line", "warm-line"]);
  expect([best!["stroke-dasharray"], mean!["stroke-dasharray"]]).toEqual([undefined, "4 3"]);
});

it("begins at the left edge, with one value as with two", () => {
  const path = (values: number[]) => elements(linePlot([line(values)], 4, 0).parts[1]!, "path");
  expect([path([1])[0]!.d, path([1, 4])[0]!.d]).toEqual(["M0.0 90.0", "M0.0 90.0 L360.0 0.0"]);
});

it("writes the scale beside its ends", () => {
  const [most, zero, last] = elements(frame().parts[0]!, "text");
  expect([most, zero, last].map((text) => text!.content)).toEqual(["20", "0", "3"]);
  for (const text of [most, zero]) expect(Number(text!.x)).toBeLessThan(0); // they end there
  // As far under the top as over the bottom, where the last step's number is.
  expect(Number(most!.y)).toBe(120 - Number(zero!.y));
  expect(Number(most!.y)).toBeGreaterThanOrEqual(0);
  expect(Number(most!.y)).toBeLessThan(8);
  expect(Number(last!.x)).toBe(360);
  expect(Number(last!.y)).toBeGreaterThan(125);
  for (const text of [most, zero, last]) {
    expect(text!.class).toContain("end");
    expect(isInside(Number(text!.x), Number(text!.y))).toBe(true);
  }
});

it("has a legend of keys with their names beside them, below the scale", () => {
  const keys = elements(frame().parts[0]!, "path").slice(1);
  const texts = elements(frame().parts[0]!, "text").slice(3);
  expect(texts.map(({ content }) => content)).toEqual(["best", "mean"]);
  expect(keys.map((key) => key["stroke-dasharray"])).toEqual([undefined, "4 3"]);
  let right = -1;
  keys.forEach((key, at) => {
    const [x, y, length] = key.d!.match(/[\d.]+/g)!.map(Number);
    expect(x).toBeGreaterThan(right);
    expect(y).toBe(Number(texts[at]!.y));
    expect(y).toBeGreaterThan(Number(elements(frame().parts[0]!, "text")[2]!.y) + 10);
    expect(Number(texts[at]!.x)).toBeGreaterThan(x! + length!);
    expect(isInside(x!, y! + 6)).toBe(true); // half a letter under its middle
    right = Number(texts[at]!.x) + 0.6 * 10.5 * texts[at]!.content!.length;
    expect(isInside(right, y!)).toBe(true);
    expect(length).toBeGreaterThan(10); // long enough to show a dash
  });
});

it("draws the cursor over the whole height and a little more", () => {
  const mark = elements(frame().parts[2]!, "path")[0]!;
  const [x, from, to] = mark.d!.match(/-?[\d.]+/g)!.map(Number);
  expect(x).toBe(120);
  expect(from).toBeLessThan(0);
  expect(to).toBeGreaterThan(120);
  expect(isInside(x!, from!) && isInside(x!, to!)).toBe(true);
});

it("says what it shows", () => {
  expect(frame().label).toBe("best, mean over 4 steps, from 0 to 20");
  expect(frame().figures).toEqual([]);
});

it("thins a line to every k-th value, k as small as 240 points allow, and its last", () => {
  for (const length of [240, 241, 480, 481, 1000, 10_001]) {
    const values = Array.from({ length }, (_, at) => at);
    const k = Math.ceil(length / 240);
    const wanted = values.filter((at) => at % k === 0 || at === length - 1);
    const shown = read(linePlot([line(values)], length - 1, 0).parts[1]!, length - 1);
    expect(shown.map((value) => Math.round(value))).toHaveLength(wanted.length);
    // Heights are written with one decimal: a step is (length - 1) / 120 / 20.
    shown.forEach((value, at) => {
      expect(Math.abs(value - wanted[at]!)).toBeLessThan(length / 2000);
    });
  }
});

it("refuses a `most` that is no positive number", () => {
  for (const most of [0, -1, Number.NaN])
    expect(() => linePlot([line([0])], most, 0)).toThrow(`must be positive, got ${most}`);
});
