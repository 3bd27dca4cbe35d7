/** What is written into the editor of a case and not yet saved. */
export interface CaseDraft {
  /** Of an edited case; a new one has no name. */
  readonly name?: string;
  /** The case as it was when its editing began. */
  readonly version?: string;
  readonly input: string;
  readonly output: string;
}
