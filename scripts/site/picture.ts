import { element, escaped } from "../../lib/draw/element";
import { openSvg } from "../../lib/draw/frame";
import { ExpectedError } from "../base/expected-error";

const UNIT = 40;
/** From the left to the right of every picture, so that all texts have one size: 12 px on a phone. */
const WIDTH = 10.6 * UNIT;
const MARGIN = 4;
const RADIUS = 17;
/** How many words stand behind a shape's name, before its looks: numbers; of edge and arc two nodes. */
const WORDS = { cells: 2, box: 4, text: 2, line: 4, arrow: 4, node: 3, edge: 2, arc: 2 };
/** Classes of lib/draw/look: of a shape, of the text on it, of a text or a line without a shape. */
const FILLS: Readonly<Record<string, readonly [shape: string, on: string, alone: string]>> = {
  ...{ plain: ["cell", "ink", "muted"], soft: ["soft", "ink", "ink"], bare: ["", "ink", "ink"] },
  ...{ accent: ["accent", "paper", "accent"], warm: ["warm", "paper", "warm"] },
};
const LOOKS = [...Object.keys(FILLS), "bold", "dashed", "struck", "small", "start", "end"];
const LOOK = new RegExp(`^(${LOOKS.join("|")})(?:@([\\d,]+))?$|^(wrap|bend)=(-?[\\d.]+)$`);

type Point = readonly [x: number, y: number];
type Look = ReturnType<typeof lookOf>;

/** The picture of an idea as SVG, from shapes as ideas/README.md has them; `place` names a line's place for errors. */
export function picture(label: string, lines: readonly string[], place: (line: number) => string) {
  const sheet = new Sheet();
  for (const [index, line] of lines.entries()) {
    try {
      sheet.draw(line);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ExpectedError(`${place(index)}: ${error.message}`, "scripts/site/ideas/README.md");
    }
  }
  return sheet.svg(label);
}

/** The looks of an item, each of all items or of those behind its "@". */
function lookOf(looks: readonly string[], item = 0) {
  const names = new Set<string>();
  const options: Record<string, number> = {};
  for (const look of looks) {
    const [, name, items, option, number] = LOOK.exec(look) ?? [];
    if (option) options[option] = Number(number);
    else if (!name) throw new RangeError(`no look "${look}", only ${LOOKS.join(", ")}`);
    else if (!items || items.split(",").includes(`${item}`)) names.add(name);
  }
  const [shape, on, alone] = FILLS[[...names].findLast((name) => FILLS[name]) ?? "plain"]!;
  return { shape, on, alone, names, wrap: options.wrap ?? 99, bend: (options.bend ?? 0) * UNIT };
}

class Sheet {
  private parts = "";
  private top = Infinity;
  private bottom = -Infinity;
  private readonly nodes = new Map<string, Point>();

  draw(line: string): void {
    const [, head, text = ""] = /^(.*?)(?::(?:\s+(.*))?)?$/.exec(line.trim())!;
    const [name = "", ...words] = head!.split(/\s+/);
    const count = WORDS[name as keyof typeof WORDS];
    if (!count) throw new RangeError(`no shape "${name}", only ${Object.keys(WORDS).join(", ")}`);
    const isEdge = name === "edge" || name === "arc";
    const own = words.slice(0, name === "node" ? 2 : count);
    const at = (word: string) => (isEdge ? this.nodes.get(word) : [Number(word) * UNIT]) ?? [NaN];
    const numbers = own.flatMap(at);
    if (words.length < count || !numbers.every(Number.isFinite)) {
      const wanted = isEdge ? "two nodes that stand above it" : `${count} words, numbers first`;
      throw new RangeError(`${name} takes ${wanted}, found "${own.join(" ")}"`);
    }
    const [x, y, a, b] = numbers as [number, number, number, number];
    const looks = words.slice(count);
    const look = lookOf(looks);
    if (name === "cells") {
      for (const [at, item] of text.split(/\s+/).entries()) {
        const [right, down] = [at % look.wrap, Math.floor(at / look.wrap)];
        const place: Point = [x + right * UNIT, y + down * UNIT];
        this.plate(place, [UNIT, UNIT], lookOf(looks, at), item === "." ? "" : item);
      }
    } else if (name === "box") this.plate([x, y], [a, b], look, text);
    else if (name === "text") this.write([x, y], look.alone, look, text);
    else if (name === "node") {
      this.nodes.set(words[2]!, [x, y]);
      const size = 2 * RADIUS;
      this.plate([x - RADIUS, y - RADIUS], [size, size], look, text || words[2]!, RADIUS);
    } else this.way([x, y], [a, b], look, text, isEdge ? RADIUS : 0, name.startsWith("ar"));
  }

  svg(label: string): string {
    const [width, height] = [WIDTH + 2 * MARGIN, Math.round(this.bottom - this.top) + 2 * MARGIN];
    const box = [-MARGIN, Math.round(this.top) - MARGIN, width, height] as const;
    return `${openSvg({ box, label })}${this.parts}</svg>`;
  }

  private reach([x, y]: Point): void {
    if (x < 0 || x > WIDTH) throw new RangeError(`x is ${x / UNIT}, not in [0, ${WIDTH / UNIT}]`);
    this.top = Math.min(this.top, y);
    this.bottom = Math.max(this.bottom, y);
  }

  /** A rectangle, or with a radius a circle. */
  private plate([x, y]: Point, [width, height]: Point, look: Look, text: string, rx = 0): void {
    const [stroke, thick] = look.names.has("bold") ? ["ink", 3] : ["muted", 1];
    const fill = look.shape
      ? { class: look.shape, stroke: `var(--d-${stroke})` }
      : { fill: "none" };
    const place = { x, y, width, height, rx, "stroke-width": thick };
    for (const corner of [
      [x, y],
      [x + width, y + height],
    ] as const)
      this.reach(corner);
    this.parts += element("rect", { ...place, ...fill });
    if (look.names.has("struck")) this.way([x, y + height], [x + width, y], lookOf([]));
    this.write([x + width / 2, y + height / 2], look.on, look, text);
  }

  private write([x, y]: Point, ink: string, { names }: Look, text: string): void {
    if (text === "") return;
    for (const side of [-10, 10]) this.reach([x, y + side]);
    const anchors = ["bold", "start", "end"].filter((name) => names.has(name));
    const style = {
      class: [`t-${ink}`, ...anchors].join(" "),
      "font-size": names.has("small") ? 13 : 16,
    };
    this.parts += element("text", { ...style, x, y }, escaped(text));
  }

  /** A line that begins and ends with a gap; `bend` moves its middle to its left, and the label beyond. */
  private way([x, y]: Point, [x2, y2]: Point, look: Look, text = "", gap = 0, isArrow = false) {
    const { bend, alone, names } = look;
    const half = Math.hypot(x2 - x, y2 - y) / 2;
    const [dx, dy] = [(x2 - x) / half / 2, (y2 - y) / half / 2];
    const at = (on: number, by: number): Point => [x + dx * on + dy * by, y + dy * on - dx * by];
    const slope = Math.hypot(half, 2 * bend);
    const [cos, sin] = [half / slope, (2 * bend) / slope];
    const [start, end] = [at(gap * cos, gap * sin), at(2 * half - gap * cos, gap * sin)];
    for (const point of [start, end, at(half, bend)]) this.reach(point);
    this.parts += element("path", {
      ...{ class: `${alone}-line`, d: `M${pair(start)} Q${pair(at(half, 2 * bend))} ${pair(end)}` },
      "stroke-width": names.has("bold") ? 3.5 : 1.6,
      "stroke-dasharray": names.has("dashed") ? "5 5" : undefined,
    });
    const [far, high] = [2 * half - (gap + 11) * cos, (gap + 11) * sin];
    const barbs = [5, -5].map((side) => pair(at(far + side * sin, high + side * cos)));
    const head = { class: alone, d: `M${pair(end)} L${barbs.join(" ")} Z` };
    if (isArrow) this.parts += element("path", head);
    this.write(at(half, bend + (bend < 0 ? -12 : 12)), alone, look, text);
  }
}

const pair = (point: Point) => point.map((pixels) => Math.round(pixels * 10) / 10).join(" ");
