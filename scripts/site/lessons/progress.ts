/**
 * What a reader has done, the latest last: "step/knight-moves/first" was read, "exercise/knight-moves/7/2"
 * (seed 7, question 2 from 0) was solved, "problem/stones" was ticked.
 */
export type Marks = readonly string[];

/** What a lesson has to read and to solve. */
export interface Outline {
  readonly page: string;
  readonly title: string;
  readonly link: string;
  readonly steps: readonly string[];
  readonly problems: readonly string[];
}

/** The marks with one more, which is the latest now, or without it. */
export function withMark(marks: Marks, mark: string, isDone = true): Marks {
  const others = marks.filter((other) => other !== mark);
  return isDone ? [...others, mark] : others;
}

/** The step of a lesson that was read last. */
export function lastStep(marks: Marks, { page }: Outline): string | undefined {
  return marks.findLast((mark) => mark.startsWith(`step/${page}/`))?.split("/")[2];
}

const NAME = "judgebench progress";

export function progressFile(marks: Marks): string {
  return `${JSON.stringify({ [NAME]: 1, marks }, undefined, 1)}\n`;
}

/** The marks of a file, and its entries that `isKnown` does not know; undefined if it is no such file. */
export function readProgress(
  text: string,
  isKnown: (mark: string) => boolean = () => true,
): { marks: Marks; unread: string[] } | undefined {
  let file: { [NAME]?: unknown; marks?: unknown } | null;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined; // no JSON: the caller says so
  }
  if (file?.[NAME] !== 1 || !Array.isArray(file.marks)) return undefined;
  const entries: unknown[] = file.marks;
  const isMark = (entry: unknown): entry is string => typeof entry === "string" && isKnown(entry);
  return {
    marks: [...new Set(entries.filter(isMark))],
    unread: entries.filter((entry) => !isMark(entry)).map((entry) => JSON.stringify(entry)),
  };
}

/** Whether a mark names a step, an exercise or a problem of these lessons. */
export function isMarkOf(outlines: readonly Outline[], mark: string): boolean {
  const [kind, name = "", ...rest] = mark.split("/");
  const outline = outlines.find(({ page }) => page === name);
  if (kind === "problem")
    return rest.length === 0 && outlines.some(({ problems }) => problems.includes(name));
  if (kind === "step") return rest.length === 1 && outline?.steps.includes(rest[0]!) === true;
  return kind === "exercise" && outline !== undefined && /^\d{1,6}\/\d$/.test(rest.join("/"));
}
