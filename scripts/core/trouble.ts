export interface Trouble {
  readonly message: string;
  readonly hint: string;
}
