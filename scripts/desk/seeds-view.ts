/** A dot: how near it comes to the best scores that its inputs ever had, from 0 to 1, and what it says. */
export interface SeedDot {
  /** null where a seed has no score, or shares make no sense. */
  readonly share: number | null;
  readonly text: string;
}

/** What the page shows of the runs on seeds that one scorer scored. */
export interface SeedsView {
  /** The newest last. */
  readonly runs: readonly SeedDot[];
  /** The seeds of the newest run. */
  readonly seeds: readonly SeedDot[];
}
