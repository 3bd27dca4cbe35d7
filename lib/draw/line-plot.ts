/**
 * linePlot: a few lines over time, with a cursor, as one small picture.
 *
 * Use     const frame = linePlot([{ name: "best", look: "ink", values: [1, 3, 4] }], 4, 1)
 * Time    O(points drawn), at most POINTS a line
 * Space   the text of the picture
 * Limits  values from 0 to `most`; longer lines are thinned to every k-th value and the last
 * Errors  RangeError for no lines, a `most` that is not positive, or a value outside [0, most]
 * Source  own code
 * Tested  line-plot.test.ts: places of the points, lines of one value, thinning, the cursor
 */
import { element, escaped } from "./element";
import type { Frame } from "./frame";

export interface PlotLine {
  readonly name: string;
  /** accent, warm or muted. */
  readonly look: string;
  /** Pattern of the line, so that colour is not the only sign. */
  readonly dash?: string;
  readonly values: ArrayLike<number>;
}

const POINTS = 240;
const WIDTH = 360;
const HEIGHT = 120;

export function linePlot(lines: readonly PlotLine[], most: number, cursor: number): Frame {
  const length = Math.max(...lines.map(({ values }) => values.length));
  if (lines.length === 0 || length === 0) throw new RangeError("linePlot: no values");
  if (!(most > 0)) throw new RangeError(`linePlot: most must be positive, got ${most}`);
  const x = (at: number) => (length === 1 ? 0 : (at / (length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT;
  const paths = lines.map(({ values, look, dash }) => {
    const every = Math.max(1, Math.ceil(values.length / POINTS));
    let d = "";
    for (let at = 0; at < values.length; at += every) d += point(at);
    if ((values.length - 1) % every !== 0) d += point(values.length - 1);
    return element("path", {
      class: `${look}-line`,
      d,
      "stroke-width": 1.8,
      "stroke-dasharray": dash,
    });

    function point(at: number): string {
      const value = values[at]!;
      if (!(value >= 0 && value <= most)) {
        throw new RangeError(`linePlot: values must be in [0, ${most}], got ${value}`);
      }
      return `${d === "" ? "M" : " L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    }
  });
  const axis = element("path", { class: "line-line", d: `M0 0 V${HEIGHT} H${WIDTH}` });
  const text = (look: string, at: object, words: string) =>
    element("text", { class: look, "font-size": 10.5, ...at }, escaped(words));
  const scale =
    text("t-muted end", { x: -5, y: 4 }, `${most}`) +
    text("t-muted end", { x: -5, y: HEIGHT - 4 }, "0") +
    text("t-muted end", { x: WIDTH, y: HEIGHT + 12 }, `${length - 1}`);
  const legend = lines.map(({ name, look, dash }, at) => {
    const left = at * 90;
    const key = { class: `${look}-line`, d: `M${left} ${HEIGHT + 28} h18`, "stroke-width": 2 };
    const label = text("t-ink start", { x: left + 24, y: HEIGHT + 28 }, name);
    return element("path", { ...key, "stroke-dasharray": dash }) + label;
  });
  const at = x(Math.max(0, Math.min(cursor, length - 1))).toFixed(1);
  const mark = element("path", { class: "ink-line", d: `M${at} -2 V${HEIGHT + 2}` });
  return {
    box: [-34, -8, WIDTH + 40, HEIGHT + 44],
    label: `${lines.map(({ name }) => name).join(", ")} over ${length} steps, from 0 to ${most}`,
    parts: [axis + scale + legend.join(""), paths.join(""), mark],
    sentence: "",
    figures: [],
  };
}
