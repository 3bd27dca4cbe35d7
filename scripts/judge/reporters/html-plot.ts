import { element, escaped } from "../../../lib/draw/element";
import { isFailure } from "../../problem/verdict";
import type { CaseResult } from "../events/case-result";
import { placeOf, printable } from "./report-lines";

const WIDTH = 720;
const HEIGHT = 150;

/** Every case from left to right, a figure of it upwards on a logarithmic scale; failures are crosses. */
export function casePlot(
  cases: readonly CaseResult[],
  figure: "timeMs" | "memoryMiB",
  title: string,
): string {
  const values = cases.map((result) => Math.max(1, result[figure] ?? 0));
  if (values.length === 0) return "";
  const top = 10 ** Math.ceil(Math.log10(Math.max(10, ...values)));
  const y = (value: number) => HEIGHT - (Math.log10(value) / Math.log10(top)) * HEIGHT;
  const x = (at: number) => 8 + ((at + 0.5) / values.length) * (WIDTH - 16);
  const lines: string[] = [];
  for (let value = 1; value <= top; value *= 10) {
    const place = { x1: 0, x2: WIDTH, y1: y(value), y2: y(value) };
    const label = { class: "t-muted end", x: -6, y: y(value), "font-size": 11 };
    lines.push(
      element("line", { class: "line-line", ...place }),
      element("text", label, `${value}`),
    );
  }
  const marks = cases.map((result, at) => {
    const [cx, cy] = [x(at), y(values[at]!)];
    const what = `${placeOf(result)}: ${result.verdict}, ${values[at]!.toFixed(0)}`;
    const name = element("title", {}, escaped(printable(what)));
    if (!isFailure(result.verdict)) {
      const dot = { class: "accent", cx, cy, r: 3, "data-verdict": result.verdict };
      return element("circle", dot, name);
    }
    const d = `M${(cx - 4).toFixed(1)} ${(cy - 4).toFixed(1)} l8 8 m-8 0 l8 -8`;
    const cross = { class: "warm-line", d, "stroke-width": 2.5, "data-verdict": result.verdict };
    return element("path", cross, name);
  });
  const label = `${title} of ${cases.length} cases`;
  const heading = element("h3", {}, title);
  const box = `-46 -8 ${WIDTH + 50} ${HEIGHT + 16}`;
  const svg = element(
    "svg",
    { viewBox: box, role: "img", "aria-label": label },
    ...lines,
    ...marks,
  );
  return heading + svg;
}
