const KEPT_BYTES = 1 << 20;

type Speaker = "program" | "interactor";

/** The messages of both sides in order; the middle of a very long conversation is dropped. */
export class Transcript {
  private readonly parts: { readonly who: Speaker; text: string }[] = [];
  private bytes = 0;
  private last: Speaker | undefined;
  /** The interactor has said all. */
  isClosed = false;
  /** How many messages both have sent. */
  messages = 0;
  /** How often the program has answered the interactor, or spoken first. */
  turns = 0;
  /** How long the program waited for the answers that have come. */
  answeredMs = 0;
  private askedAt = 0;
  private toldAt = 0;

  add(who: Speaker, bytes: Buffer): void {
    this.bytes += bytes.length;
    this.messages++;
    if (who === "program") this.askedAt = performance.now();
    else {
      this.toldAt = performance.now();
      if (this.last === "program") this.answeredMs += this.toldAt - this.askedAt;
    }
    if (who === "program" && this.last !== who) this.turns++;
    this.last = who;
    const last = this.parts.at(-1);
    const text = this.bytes > KEPT_BYTES ? "" : bytes.toString("latin1");
    if (last?.who === who) last.text += text;
    else if (this.bytes <= KEPT_BYTES) this.parts.push({ who, text });
  }

  /** How long the program has had the last word of the interactor and said nothing. */
  silentMs(): number {
    return this.last === "interactor" ? performance.now() - this.toldAt : 0;
  }

  /** Which side spoke last: it waits for the other one. */
  lastWord(): string {
    const last = this.parts.at(-1);
    if (!last) return "neither has said a word";
    if (this.isClosed && last.who === "program") return "it has answered, and does not end";
    const open = last.text.endsWith("\n") ? "" : ", and its last line has no end";
    return last.who === "program"
      ? `the program waits for an answer${open}`
      : `the program has been told all and says nothing (flush?)${open}`;
  }

  /** Why a long talk was stopped: what both sides used of the CPU time that they may have together. */
  withoutEnd([interactorMs = 0, programMs = 0]: readonly number[], mostMs: number): string {
    const ms = (value: number) => `${Math.round(value)} ms`;
    const used = `the program used ${ms(programMs)} of CPU time, the interactor ${ms(interactorMs)}`;
    return `no end of the conversation in ${this.messages} messages: ${used}, more than ${ms(mostMs)} together`;
  }

  /** A line a line: > from the program, < to it. */
  text(): string {
    const lines = this.parts.flatMap(({ who, text }) =>
      text
        .replace(/\n$/, "")
        .split("\n")
        .map((line) => `${who === "program" ? ">" : "<"} ${line}`),
    );
    const cut = this.bytes > KEPT_BYTES ? [`… (${this.bytes} bytes in all)`] : [];
    return `${[...lines, ...cut].join("\n")}\n`;
  }
}
