/** A fault in the set-up, and how to fix it. */
export interface Trouble {
  readonly message: string;
  readonly hint: string;
}
