/** One case as the host knows it: paths, and how long it took last time. */
export interface Case {
  readonly name: string;
  readonly input: string;
  readonly expected: string;
  readonly lastMs?: number;
}
