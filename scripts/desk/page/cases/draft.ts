/** What the case editor was opened with. */
export interface Draft {
  readonly slug: string;
  /** Of an edited case; a new one has no name. */
  readonly name?: string;
  readonly version?: string;
  readonly input: string;
  readonly output: string;
}
