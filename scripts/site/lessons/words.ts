// Long: one table, so that a language has one file of words.

import type { Stopped } from "../../../lib/sliding/search-budget";
import type { CoinsWords } from "../../../problems/chessboard-coin-game/view";
import type { KnightWords } from "../../../problems/knight-moves/view";
import type { QueensWords } from "../../../problems/n-queens-genetic/view";
import type { PuzzleWords } from "../../../problems/sliding-puzzle/view";
import type { StonesWords } from "../../../problems/stone-pile-grundy/view";
import type { Problem } from "../../problem/problem";

/** All words of the site that are in no lesson: buttons, captions, messages. One table a language. */
export interface Words {
  readonly site: SiteWords;
  readonly lesson: LessonWords;
  readonly program: ProgramWords;
  readonly player: PlayerWords;
  readonly stage: StageWords;
  readonly files: FileWords;
  readonly knight: KnightPageWords;
  readonly stones: StonesPageWords;
  readonly coins: CoinsPageWords;
  readonly sliding: SlidingPageWords;
  readonly queens: QueensPageWords;
}

/** What surrounds every page. */
export interface SiteWords {
  /** The language's own name. */
  readonly name: string;
  /** How its numbers are written, with Latin digits. */
  readonly locale: string;
  /** Offered to a reader whose browser prefers this language: "This page is also in English." */
  readonly offer: string;
  readonly accept: string;
  readonly decline: string;
  readonly languages: string;
  /** Marks a link that leads to a page in English: "(in English)"; "" in the English table. */
  readonly inEnglish: string;
  readonly description: string;
  readonly play: string;
  readonly playLead: string;
  readonly problems: string;
  readonly library: string;
  readonly benchmarks: string;
  /** Below a page to play with, before the links to its problems. */
  readonly problemOf: string;
  /** The problems that can be solved after a lesson. */
  readonly nowSolve: string;
  readonly nowSolveLead: string;
  readonly difficulties: Readonly<Record<Problem["difficulty"], string>>;
  /** The heading of the lesson as one text. */
  readonly lessonText: string;
  /** At the end of a lesson's text: who has read it. "" in the English table. */
  readonly unread: string;
  readonly onThisPage: string;
  readonly menu: string;
  readonly appearance: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly toTop: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly skip: string;
  readonly missingTitle: string;
  readonly missingQuote: string;
  readonly toFirst: string;
  readonly search: string;
  readonly searchClear: string;
  readonly searchClose: string;
  readonly searchNothing: string;
  readonly searchSelect: string;
  readonly searchMove: string;
  readonly searchDetails: string;
}

/** The judged program, which runs in the page. */
export interface ProgramWords {
  readonly title: string;
  readonly lead: string;
  readonly input: string;
  readonly run: string;
  readonly running: string;
  readonly output: string;
  /** The link to the file that a judge gets. */
  readonly file: string;
  readonly stopped: (seconds: number) => string;
}

export interface LessonWords {
  readonly lesson: string;
  readonly place: (at: number, count: number) => string;
  readonly next: string;
  readonly back: string;
  readonly allSteps: string;
  readonly keys: string;
  /** The board was changed by hand; the button shows the step's board again. */
  readonly left: string;
  readonly again: string;
  readonly examples: string;
  readonly code: string;
}

export interface PlayerWords {
  readonly player: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly step: string;
  readonly where: (at: number, last: number) => string;
  readonly speed: string;
  readonly aSecond: (steps: number) => string;
}

export interface StageWords {
  readonly board: (keys: string) => string;
  readonly more: (count: number) => string;
  readonly none: string;
  /** What is folded until the reader plays: boards, parameters, files. */
  readonly controls: string;
  readonly printed: string;
}

export interface FileWords {
  readonly files: string;
  readonly load: string;
  readonly saveIn: string;
  readonly saveOut: string;
  readonly copy: string;
  readonly copied: string;
  readonly question: string;
  readonly before: string;
  readonly after: string;
  readonly place: (at: number, count: number) => string;
  readonly paste: string;
  readonly input: string;
  readonly show: string;
  readonly unread: (reason: string) => string;
  readonly nothing: string;
}

export interface KnightPageWords {
  readonly view: KnightWords;
  readonly keys: string;
  readonly search: string;
  readonly searches: Readonly<Record<"breadth-first" | "both-ends" | "a-star", string>>;
  readonly sideBySide: string;
  readonly puts: string;
  readonly tools: Readonly<Record<"knight" | "target" | "walls", string>>;
  readonly noWalls: string;
  readonly board: string;
  readonly rows: string;
  readonly columns: string;
  readonly leap: string;
  readonly and: string;
  readonly leapHint: string;
  readonly expanded: (search: string, at: number, last: number) => string;
  /** The three looks of a square, with the tutorial's colours. */
  readonly unvisited: string;
  readonly waiting: string;
  readonly done: string;
  /** The table of the moves of one square. */
  readonly moves: (square: string) => string;
  readonly rowsUp: string;
  readonly columnsRight: string;
  readonly leadsTo: string;
  readonly found: string;
  readonly outside: string;
  readonly wall: string;
  readonly fresh: string;
  readonly known: (distance: number, state: "waiting" | "done") => string;
}

/** A game against the machine. */
export interface GameWords {
  readonly you: (move: string) => string;
  readonly machine: (move: string) => string;
  readonly youWin: string;
  readonly machineWins: string;
  readonly hopeless: string;
  readonly makeZero: (sum: number) => string;
  readonly hint: (at: number, count: number) => string;
  readonly log: string;
}

export interface StonesPageWords extends GameWords {
  readonly view: StonesWords;
  readonly lookAt: (pile: number) => string;
  readonly badPiles: string;
  readonly take: string;
  readonly pile: string;
  readonly badMoves: string;
  readonly set: string;
  readonly piles: string;
  readonly takes: string;
  readonly setButton: string;
  readonly play: string;
  readonly yourMoves: string;
  readonly noMove: string;
  readonly machineMoves: string;
  readonly newGame: string;
  readonly allWins: string;
  readonly noWin: string;
  /** The table of the numbers of small piles. */
  readonly size: string;
  readonly leadsTo: string;
  readonly theirNumbers: string;
  readonly mex: string;
}

export interface CoinsPageWords extends GameWords {
  readonly view: CoinsWords;
  readonly moveFrom: (square: string) => string;
  readonly moveTo: (square: string) => string;
  readonly keys: string;
  readonly coin: string;
  readonly worth: string;
  readonly binary: string;
  readonly click: string;
  readonly places: string;
  readonly youFirst: string;
  readonly machineFirst: string;
  readonly noCoins: string;
  readonly again: string;
  readonly side: string;
  readonly choose: string;
}

export interface SlidingPageWords {
  readonly view: PuzzleWords;
  readonly moves: (count: number) => string;
  readonly stopped: (reason: string) => string;
  /** How many boards the tree has expanded, and how many were asked for. */
  readonly expandedOf: (expanded: number, wanted: number) => string;
  /** The heads of the race's table: search, moves, expanded, generated, memory, milliseconds. */
  readonly heads: readonly [string, string, string, string, string, string];
  readonly keys: string;
  readonly searching: string;
  readonly unsolvable: string;
  readonly unsearched: string;
  readonly strip: string;
  readonly inversions: string;
  readonly solve: string;
  readonly nextTile: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly board: string;
  readonly rows: string;
  readonly columns: string;
  readonly shuffleMoves: string;
  readonly shuffle: string;
  readonly tiles: string;
  readonly set: string;
  readonly race: string;
  readonly raceHint: string;
  readonly start: string;
  readonly mostBoards: string;
  readonly seconds: string;
  readonly results: string;
  /** `last` is the largest tile. */
  readonly badTiles: (last: number) => string;
  readonly reasons: Readonly<Record<Stopped, string>>;
  readonly noTables: string;
  readonly running: string;
  readonly waits: string;
  readonly tree: string;
  readonly seeTree: string;
  readonly answer: string;
  readonly experiments: string;
  /** The panels of the lesson. */
  readonly pairs: string;
  readonly noPairs: string;
  readonly size: string;
  readonly boards: string;
  readonly how: string;
  readonly counted: string;
  readonly formula: string;
  /** How many boards of 1 × n can be reached: one for each place of the blank. */
  readonly places: string;
  readonly tile: string;
  readonly rowsAway: string;
  readonly columnsAway: string;
  readonly together: string;
  readonly bounds: string;
}

export interface QueensPageWords {
  readonly view: QueensWords;
  readonly methods: Readonly<Record<"genetic" | "backtracking" | "min-conflicts", string>>;
  readonly handSolved: (queens: number) => string;
  readonly handStands: (placed: number, queens: number, pairs: number) => string;
  readonly handLabel: (placed: number, pairs: number) => string;
  readonly shownBoards: (boards: number) => string;
  readonly fitnessOf: (fitness: number) => string;
  readonly keys: string;
  readonly queens: string;
  readonly backToRun: string;
  readonly noQueens: string;
  readonly method: string;
  readonly compare: string;
  readonly steps: string;
  readonly boards: string;
  readonly solved: string;
  readonly yes: string;
  readonly no: string;
  readonly parameters: string;
  readonly seed: string;
  readonly population: string;
  readonly mutation: string;
  readonly selection: string;
  readonly threshold: string;
  readonly bestTenth: string;
  readonly tournament: string;
  readonly crossover: string;
  readonly onePoint: string;
  readonly elite: string;
  readonly cancel: string;
  readonly running: string;
  readonly rows: string;
  readonly unsolved: string;
  /** The couple of the lesson. */
  readonly parents: string;
  readonly children: string;
  /** An address whose board by hand is none. */
  readonly badRows: (queens: number) => string;
  readonly mutants: string;
  readonly anotherCouple: string;
}
