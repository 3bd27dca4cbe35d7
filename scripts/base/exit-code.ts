/** What the process status of every command means. */
export const EXIT = {
  accepted: 0,
  notAccepted: 1,
  usage: 2,
  setup: 3,
  nothingMatched: 4,
  /** A program was sent, and its verdict is not known, or it may have been sent. */
  verdictUnknown: 5,
  bug: 70,
  /** Ctrl-C, as shells have it: 128 + SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
