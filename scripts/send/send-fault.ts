/** Whether a judge has the program. */
export type Sent = "yes" | "no" | "unknown";

interface More {
  /** The user pressed Ctrl-C. */
  readonly isInterruption?: boolean;
  /** What the judge asks to wait. */
  readonly retryAfterMs?: number;
}

/** Sending, or asking for the verdict, came to an end that the user has to know. */
export class SendFault extends Error {
  override readonly name = "SendFault";
  readonly sent: Sent;
  /** What to do, or what to look at. */
  readonly hint: string;
  readonly isInterruption: boolean;
  readonly retryAfterMs: number | undefined;

  /** The message begins with who and what; that it was sent, or not, is put behind it. */
  constructor(message: string, hint: string, sent: Sent, more: More = {}) {
    super(`${message}; sent: ${sent}`);
    this.sent = sent;
    this.hint = hint;
    this.isInterruption = more.isInterruption === true;
    this.retryAfterMs = more.retryAfterMs;
  }
}
