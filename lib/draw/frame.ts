/**
 * Frame: one step of a view: a picture in parts, one plain sentence, a few figures and lists.
 *
 * Use     const svg = stillPicture({ box: [0, 0, 9, 9], label: "", parts: [], sentence: "", figures: [] })
 * Time    a picture is made in O(parts)
 * Space   the text of its parts
 * Limits  parts keep their places from step to step, so that a page replaces only those that differ
 * Errors  none of its own
 * Source  own code
 * Tested  frame.test.ts: the still picture, the marks of a sentence as text and as markup
 */
import { element, escaped } from "./element";
import { styleSheet } from "./look";

export interface Frame {
  /** viewBox: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  /** What the picture shows, for screen readers. */
  readonly label: string;
  readonly parts: readonly string[];
  /** Plain words; the important ones stand between double asterisks: **e4**. */
  readonly sentence: string;
  readonly figures: readonly Figure[];
  readonly lists?: readonly FrameList[];
}

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export interface FrameList {
  readonly title: string;
  readonly items: readonly string[];
  /** Index of the item that is next. */
  readonly marked?: number;
}

/** All steps of one scene; `at` may be called in any order, and gives the same frame each time. */
export interface Frames {
  readonly count: number;
  at(step: number): Frame;
}

/** What a problem's view.ts exports as `view`; `Words` are its sentences, which a page may give in another language. */
export interface View<Scene, Words = never> {
  /** The first scenes of a judge input, at most `most`. Throws for an invalid input. */
  scenes(input: string, most: number): Scene[];
  /** The scene as a judge input with this scene alone. */
  input(scene: Scene): string;
  /** What a solution prints for that input. */
  answer(scene: Scene): string;
  /** Without `words` the sentences are English. */
  frames(scene: Scene, words?: Words): Frames;
}

/** A picture that stands alone: an SVG document with its own colours. */
export function stillPicture(frame: Frame): string {
  const style = element("style", {}, styleSheet());
  const title = element("title", {}, escaped(frame.label));
  return `${openSvg(frame)}${title}${style}${frame.parts.join("")}</svg>\n`;
}

/** The opening tag of a picture on a page or in a file. */
export function openSvg({ box, label }: Pick<Frame, "box" | "label">): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: box.join(" "),
    role: "img",
    "aria-label": label,
  };
  return element("svg", attributes).replace(/\/>$/, ">");
}

/** The sentence without asterisks, for screen readers. */
export function plainSentence(sentence: string): string {
  return sentence.replaceAll("**", "");
}

/** The sentence as markup. */
export function markedSentence(sentence: string): string {
  return escaped(sentence).replace(/\*\*(.+?)\*\*/g, "<b>$1</b>");
}
