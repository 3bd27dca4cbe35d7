/** A command that a contestant types on Windows, and what it must do there. */
export interface WindowsStep {
  /** The line of WINDOWS.md that lists it: "names", "programs", … */
  readonly topic: string;
  /** How WINDOWS.md names it: "a folder as Tab writes it". */
  readonly shows: string;
  /** What follows `jb`; {root} is the clone's folder in Windows' own words. */
  readonly words: readonly string[];
  /** Another folder than the clone's to stand in. */
  readonly from?: string;
  /** Files that are written before, by their path in the clone. */
  readonly files?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /**
   * Once stdout and stderr match, or a program is started: press Ctrl-C, or post a contest as the browser's
   * extension does.
   */
  readonly once?: readonly [seen: RegExp | "a program", action: "Ctrl-C" | "contest"];
  readonly exitCode: number;
  readonly prints: RegExp;
  /** The bundles that it names must have the same bytes as those that the same command makes here. */
  readonly sameBundles?: true;
  /** Instead of a quarter of an hour. */
  readonly longestMs?: number;
  /** What is missing there; WINDOWS.md lists it under what does not work. */
  readonly butNot?: string;
}

/** WINDOWS.md's list: a line for each topic that works, then what does not. */
export function windowsList(steps: readonly WindowsStep[]): string {
  const topics = [...new Set(steps.map(({ topic }) => topic))];
  const works = topics.map((topic) => {
    const shown = steps.filter((step) => step.topic === topic && !step.butNot);
    return `- ${topic}: ${shown.map(({ shows }) => shows).join("; ")}`;
  });
  const lacks = steps.flatMap(({ shows, butNot }) =>
    butNot ? [`- not: ${shows}: ${butNot}`] : [],
  );
  return [...works, ...lacks].join("\n");
}
