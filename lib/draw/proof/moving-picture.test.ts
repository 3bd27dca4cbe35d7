import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Frames } from "../frame";
import { movingPicture } from "../moving-picture";

function framesOf(parts: readonly (readonly string[])[]): Frames {
  const frame = { box: [0, 0, 1, 1] as const, label: "x", sentence: "", figures: [] };
  return { count: parts.length, at: (step) => ({ ...frame, parts: parts[step]! }) };
}

/** The parts that are visible at a moment 0 … 1 of the animation, read from the text alone. */
function visibleAt(svg: string, moment: number): string[] {
  const keyframes = new Map<string, [number, boolean][]>();
  for (const [, name, body] of svg.matchAll(/@keyframes (f[\d-]+)\{(.*?)\}\.f/g)) {
    const steps = [...body!.matchAll(/([\d.]+)%\{visibility:(\w+)\}/g)];
    expect(steps.map(([step]) => step).join("")).toBe(body);
    keyframes.set(
      name!,
      steps.map((step) => [Number(step[1]), step[2] === "visible"]),
    );
  }
  const body = svg.slice(svg.indexOf("</style>") + 8, svg.lastIndexOf("</svg>"));
  const parts = [...body.matchAll(/(?:<g class="(off )?(f[\d-]+)">)?<i>(\w+)<\/i>/g)];
  expect(body).toBe(parts.map(([part, , name]) => (name ? `${part}</g>` : part)).join(""));
  return parts.flatMap(([, off, name, text]) => {
    if (name === undefined) return [text!];
    let isVisible = off === undefined;
    for (const [percent, value] of keyframes.get(name)!)
      if (percent <= 100 * moment) isVisible = value;
    return isVisible ? [text!] : [];
  });
}

it("shows at each moment the frame of that moment", () => {
  for (const random of rounds(100)) {
    const [count, places] = [random.int(1, 12), random.int(1, 5)];
    const parts = Array.from({ length: count }, () =>
      Array.from({ length: random.int(0, places) }, (_, place) =>
        random.int(0, 3) === 0 ? "" : `<i>p${place}v${random.int(0, 2)}</i>`,
      ),
    );
    const svg = movingPicture(framesOf(parts));
    for (let at = 0; at < count; at++) {
      const wanted = parts[at]!.filter(Boolean).map((part) => part.slice(3, -4));
      expect(visibleAt(svg, (at + 0.5) / (count + 3))).toEqual(wanted);
    }
  }
});

it("keeps a part that never changes once, outside of the animation", () => {
  const svg = movingPicture(framesOf([["<i>a</i>"], ["<i>a</i>"], ["<i>a</i>"]]));
  expect(svg.match(/<i>/g)).toHaveLength(1);
  expect(svg).not.toContain("@keyframes");
});

it("shows the first and the last of many frames", () => {
  const parts = Array.from({ length: 1000 }, (_, at) => [`<i>n${at}</i>`]);
  const svg = movingPicture(framesOf(parts), 0.1, 10);
  expect(svg.match(/<i>/g)).toHaveLength(10);
  expect(svg).toContain("<i>n0</i>");
  expect(svg).toContain("<i>n999</i>");
  const last = movingPicture(framesOf(parts), 0.1, 1);
  expect(last.match(/<i>.*<\/i>/g)).toEqual(["<i>n999</i>"]);
});

it("shows a frame for the seconds given, rounded to hundredths, the last one for four", () => {
  const parts = ["a", "b", "c"].map((name) => [`<i>${name}</i>`]);
  expect(movingPicture(framesOf(parts), 0.5)).toContain("animation:f0-1 3s step-end infinite");
  expect(movingPicture(framesOf(parts), 0.123)).toContain("animation:f0-1 0.74s step-end");
});

it("refuses no frames", () => {
  expect(() => movingPicture(framesOf([]))).toThrow("movingPicture: no frames to show");
  expect(() => movingPicture(framesOf([[]]), 0.6, 0)).toThrow("movingPicture: no frames to show");
});
