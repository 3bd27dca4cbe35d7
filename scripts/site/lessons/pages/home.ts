/** The commands of the first block of README.md's first screen. */
export const HOME_COMMANDS = ["npm ci", "npm run judge", "npm test"] as const;
export type HomeCommand = (typeof HOME_COMMANDS)[number];

/** What judgebench has that others lack: the rows of the first page's table. */
export const STRENGTHS = ["exact", "measured", "smallest", "library", "packages"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The numbers of the first page, counted when the site is built. */
export interface HomeFacts {
  readonly problems: number;
  readonly modules: number;
  /** The modules of which a program solves a public problem. */
  readonly verified: number;
  readonly topics: number;
  /** Judge sites whose runtime and limits are known. */
  readonly sites: number;
  /** The oldest Node, "20.19", as README.md says it. */
  readonly node: string;
}

/** The first page. Its five doors have the titles and leads of the lessons. ** marks important words. */
export interface HomeText {
  /** One sentence below the name of the project. */
  readonly lead: string;
  /** The knight's search that moves: for those who do not see it. */
  readonly picture: string;
  readonly lessons: string;
  readonly start: string;
  /** Heading and rows of the table: a few words, then one sentence. */
  readonly strengthsTitle: string;
  readonly strengths: Readonly<
    Record<Strength, { readonly what: string; readonly how: FactSentence }>
  >;
  readonly lookUp: string;
  /** Below "Look up", behind links to problems, library and benchmarks: what is there. */
  readonly aboutProblems: FactSentence;
  readonly aboutLibrary: FactSentence;
  readonly aboutBenchmarks: FactSentence;
}

/** The first page in another language: English takes these sentences from README.md itself. */
export interface TranslatedHomeText extends HomeText {
  /** Before the first commands: which Node, and where they run. */
  readonly startLead: FactSentence;
  /** What each command does, in a few words; without durations, which change. */
  readonly commands: Readonly<Record<HomeCommand, string>>;
  /** Before the commands that make a folder of one's own. */
  readonly own: string;
}

export type FactSentence = string | ((facts: HomeFacts) => string);
