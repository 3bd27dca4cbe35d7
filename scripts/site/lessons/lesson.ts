/** What one step says: a few words, then one to three sentences. */
export interface StepText<Facts> {
  readonly title: string;
  /** ** marks the important words. Numbers come from `facts`, never from the text. */
  readonly text: string | ((facts: Facts) => string);
}

/** The words of a lesson in one language: a step or an example without its words does not compile. */
export interface Lesson<Step extends string, Example extends string, Facts> {
  /** The page's heading. */
  readonly title: string;
  /** What the page is about, in one or two sentences below the heading. */
  readonly lead: string;
  readonly steps: Readonly<Record<Step, StepText<Facts>>>;
  /** The names of the buttons that bring examples back: "a1 → h8". */
  readonly examples: Readonly<Record<Example, string>>;
}

/** The text of a step with its numbers. */
export function told<Facts>({ text }: StepText<Facts>, facts: Facts): string {
  return typeof text === "function" ? text(facts) : text;
}

/** "a5, c5 and d4" where `and` is " and ". */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
}

/** Each name as an important word. */
export function marked(names: readonly string[]): string[] {
  return names.map((name) => `**${name}**`);
}
