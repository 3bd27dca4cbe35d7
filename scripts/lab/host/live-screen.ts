const ENTER = "\x1b[?1049h\x1b[?25l"; // another screen, no cursor
const LEAVE = "\x1b[?25h\x1b[?1049l";

/** A picture that is redrawn on a terminal. The terminal is restored in every case. */
export class LiveScreen {
  private open = false;
  private readonly leave = () => this.close();

  draw(picture: string): void {
    if (!this.open) {
      this.open = true;
      process.on("exit", this.leave);
      process.stdout.write(ENTER);
    }
    // Each line is cleared behind its end and the rest of the screen below: nothing flickers.
    process.stdout.write(`\x1b[H${picture.replaceAll("\n", "\x1b[K\r\n")}\x1b[J`);
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    process.off("exit", this.leave);
    process.stdout.write(LEAVE);
  }

  get size(): { columns: number; rows: number } {
    return { columns: process.stdout.columns ?? 80, rows: process.stdout.rows ?? 24 };
  }
}
