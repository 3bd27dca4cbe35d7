/** What is wrong with a set-up, and what mends it. */
export interface Trouble {
  readonly message: string;
  readonly hint: string;
}
