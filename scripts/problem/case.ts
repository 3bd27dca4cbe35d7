/** One case: the paths of its files, and how long it took last time. */
export interface Case {
  readonly name: string;
  readonly input: string;
  readonly expected: string;
  readonly lastMs?: number;
  /** Its points, if the problem counts points. */
  readonly group?: string;
  readonly points?: number;
  /** Arguments of its output validator, if they differ between cases. */
  readonly flags?: readonly string[];
}
