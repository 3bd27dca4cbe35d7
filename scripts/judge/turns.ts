/** Lets many tasks run at once, or one alone: the lone task waits for the others, and they for it. */
export class Turns {
  private together = 0;
  private alone = false;
  private readonly waiting: { readonly alone: boolean; readonly start: () => void }[] = [];

  async run<T>(alone: boolean, work: () => Promise<T>): Promise<T> {
    if (this.waiting.length > 0 || !this.free(alone)) {
      await new Promise<void>((start) => this.waiting.push({ alone, start }));
    } else this.take(alone);
    try {
      return await work();
    } finally {
      if (alone) this.alone = false;
      else this.together--;
      this.next();
    }
  }

  private next(): void {
    for (;;) {
      const first = this.waiting[0];
      if (!first || !this.free(first.alone)) return;
      this.waiting.shift();
      this.take(first.alone);
      first.start();
    }
  }

  private free(alone: boolean): boolean {
    return !this.alone && !(alone && this.together > 0);
  }

  private take(alone: boolean): void {
    if (alone) this.alone = true;
    else this.together++;
  }
}
