/** A program that left the bench, as the page lists it. */
export interface SubmittedRow {
  /** In ms. */
  readonly at: number;
  /** The judge's title. */
  readonly judge: string;
  /** "AC", "copied", "handed over to the browser", … */
  readonly became: string;
  readonly verdict?: string;
  /** It was copied: only the user knows whether it was pasted. */
  readonly isCopied?: true;
  /** Of the submission, or else of the problem. */
  readonly address?: string;
}

/** A row with the task, problem or program that it is of. */
export type NamedRow = SubmittedRow & { readonly name: string };
