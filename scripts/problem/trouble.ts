/** What is wrong with a set-up, and how to mend it. */
export interface Trouble {
  readonly message: string;
  readonly hint: string;
}
