/**
 * How many paragraphs, or items of a list, each part of a statement has in the problem's README, which
 * is the English statement. `notes` are the remarks in the table of samples.
 */
export const STATEMENTS = {
  "knight-moves": { task: 1, input: 1, output: 1, constraints: 1, notes: 0 },
  "stone-pile-grundy": { task: 1, input: 1, output: 1, constraints: 3, notes: 2 },
  "chessboard-coin-game": { task: 3, input: 1, output: 1, constraints: 2, notes: 0 },
  "sliding-puzzle": { task: 1, input: 1, output: 1, constraints: 3, notes: 0 },
  "n-queens-genetic": { task: 1, input: 1, output: 1, constraints: 5, notes: 0 },
} as const;

export type StatementSlug = keyof typeof STATEMENTS;
export type StatementPart = keyof (typeof STATEMENTS)[StatementSlug];

/** So many sentences, paragraphs or items. */
type Several<
  Count extends number,
  Found extends readonly string[] = [],
> = Found["length"] extends Count ? Found : Several<Count, readonly [...Found, string]>;

/** The statement of one problem; ** and back-ticks are markup. Samples and picture come from the README. */
export type Statement<Slug extends StatementSlug> = { readonly title: string } & {
  readonly [part in StatementPart]: Several<(typeof STATEMENTS)[Slug][part]>;
};

/** The statements in one language other than English. */
export type StatementTexts = {
  readonly words: StatementWords;
  readonly problems: { readonly [slug in StatementSlug]: Statement<slug> };
};

export interface StatementWords {
  readonly input: string;
  readonly output: string;
  readonly constraints: string;
  readonly samples: string;
  /** Time and memory: "1 s, 64 MiB" follows. */
  readonly limits: string;
  /** A link to the lesson. */
  readonly play: string;
  /** A link to the English page, which has all these. */
  readonly whole: string;
}
