import { createInterface, type Interface } from "node:readline";

/** Lines of stdin, typed or piped, one for each question; undefined when they end. */
export class AskLines {
  private readonly lines: Interface;
  private readonly waiting: string[] = [];
  private pending: ((line: string | undefined) => void) | undefined;
  private isOver = false;

  constructor() {
    this.lines = createInterface({ input: process.stdin });
    this.lines.on("line", (line) => {
      if (this.pending) this.answer(line);
      else this.waiting.push(line);
    });
    this.lines.on("close", () => {
      this.isOver = true;
      this.answer(undefined);
    });
  }

  async ask(question: string): Promise<string | undefined> {
    process.stdout.write(question);
    const ready = this.waiting.shift();
    const line =
      ready !== undefined || this.isOver
        ? ready
        : await new Promise<string | undefined>((done) => {
            this.pending = done;
          });
    if (line === undefined) process.stdout.write("\n"); // the question stands alone on its line
    return line?.trim();
  }

  close(): void {
    this.lines.close();
  }

  private answer(line: string | undefined): void {
    const { pending } = this;
    this.pending = undefined;
    pending?.(line);
  }
}
