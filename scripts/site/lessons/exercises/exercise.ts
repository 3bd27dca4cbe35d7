import { element } from "../../../../lib/draw/element";
import type { Frame } from "../../../../lib/draw/frame";
import { Random } from "../../../../lib/sequence/random";
import type { Words } from "../words";
import type { ExerciseWords } from "./words.en";

/** The words of a page and of its exercises. */
export interface Texts {
  readonly page: Words;
  readonly own: ExerciseWords;
}

/** What a reader fills in: a number for each name, a row of digits, or one of the options, of which several may be right. */
export type Answer =
  | { readonly fields: Readonly<Record<string, number>> }
  | { readonly digits: readonly number[] }
  | { readonly right: readonly number[] };

/** A picture whose sentence is the question. */
export interface Asked extends Frame {
  /** What there is to choose from; none where the reader types. */
  readonly options?: readonly string[];
}

export interface Question<Data = unknown> {
  readonly data: Data;
  readonly answer: Answer;
  readonly ask: (texts: Texts) => Asked;
  readonly hint: (words: ExerciseWords) => string;
  /** The picture that shows why, with its sentence. */
  readonly reason: (texts: Texts) => Frame;
}

/** Makes one kind of question. */
export type Maker<Data = unknown> = (random: Random) => Question<Data>;

export const LARGEST_SEED = 999_999;

/** The questions of a seed, the same on every machine. */
export function questionsOf(makers: readonly Maker[], seed: number): Question[] {
  return makers.map((make, at) => make(new Random(seed * 100 + at)));
}

/**
 * Whether a reply is right: the texts of the fields, the digits as one text, or the number of the option.
 * Undefined: it is no whole number, or nothing is chosen.
 */
export function isRight(answer: Answer, reply: readonly string[]): boolean | undefined {
  if ("right" in answer) return reply[0] ? answer.right.includes(Number(reply[0])) : undefined;
  if ("digits" in answer) {
    const text = (reply[0] ?? "").replace(/[\s,;[\]]/g, "");
    return /^\d+$/.test(text) ? text === answer.digits.join("") : undefined;
  }
  const wanted = Object.values(answer.fields);
  const isWhole = wanted.every((_, at) => /^\s*\d+\s*$/.test(reply[at] ?? ""));
  return isWhole ? wanted.every((value, at) => Number(reply[at]) === value) : undefined;
}

/** "mex = 3", "7 1 4", or the options that are right. */
export function answerText(answer: Answer, options: readonly string[] = []): string {
  if ("right" in answer) return answer.right.map((one) => options[one]).join("; ");
  if ("digits" in answer) return answer.digits.join(" ");
  const fields = Object.entries(answer.fields);
  return fields.map(([name, value]) => (name ? `${name} = ${value}` : value)).join(", ");
}

/** A small square with a text. */
export interface Square {
  readonly text: string | number;
  /** A look of lib/draw/look.ts: the square's, then "line" where it is framed. */
  readonly look: "cell" | "soft" | "accent" | "warm";
  readonly isFramed?: boolean;
  /** A gap before it. */
  readonly isCut?: boolean;
}

/** Rows of small squares, with a name before each. */
export function squaresPicture(
  rows: readonly (readonly Square[])[],
  sentence: string,
  names: readonly string[] = [],
): Frame {
  const left = names.length > 0 ? 34 : 0;
  const parts = rows.map((squares, row) => {
    const name = { class: "t-muted start", x: 0, y: row * 36 + 15, "font-size": 14 };
    let x = left;
    const drawn = squares.map(({ text, look, isFramed, isCut }) => {
      if (isCut) x += 10;
      const box = { x: x + 1, y: row * 36 + 1, width: 28, height: 28, rx: 4 };
      const middle = { x: x + 15, y: row * 36 + 15.5, "font-size": 15 };
      x += 32;
      const isDark = look === "accent" || look === "warm";
      return (
        element("rect", { class: look, ...box }) +
        (isFramed ? element("rect", { class: "warm-line", ...box, "stroke-width": 2.5 }) : "") +
        element("text", { class: isDark ? "t-paper" : "t-ink", ...middle }, `${text}`)
      );
    });
    return element("text", name, names[row] ?? "") + drawn.join("");
  });
  const widest = Math.max(...rows.map(({ length }) => length));
  return {
    box: [-2, -2, Math.max(left + widest * 32 + 14, 280), rows.length * 36],
    label: rows
      .map((row, at) => `${names[at] ?? ""} ${row.map(({ text }) => text).join(" ")}`.trim())
      .join("; "),
    ...{ parts, sentence, figures: [] },
  };
}
