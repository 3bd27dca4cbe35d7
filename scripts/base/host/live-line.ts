/** Clears the line of the terminal on which the cursor stands. */
export const CLEAR = "\r\x1b[2K";

const PAUSE_MS = 250;

/** Prints text, and on a terminal below it a line that changes. */
export class LiveLine {
  private readonly print: (text: string) => void;
  private readonly isTerminal: boolean;
  private isShown = false;
  private shownAt = Number.NEGATIVE_INFINITY;

  constructor(print: (text: string) => void, isTerminal: boolean) {
    this.print = print;
    this.isTerminal = isTerminal;
  }

  say(text: string): void {
    if (text === "") return;
    this.print(this.isShown ? CLEAR + text : text);
    this.isShown = false;
    this.shownAt = Number.NEGATIVE_INFINITY;
  }

  /** Takes the line away. */
  clear(): void {
    if (this.isShown) this.print(CLEAR);
    this.isShown = false;
  }

  /** Draws the line anew, at most four times a second. */
  show(line: string): void {
    const now = performance.now();
    if (!this.isTerminal || now - this.shownAt < PAUSE_MS) return;
    this.print(`${this.isShown ? CLEAR : ""}${line}`);
    this.isShown = true;
    this.shownAt = now;
  }
}
