/** One run of a program on one case, as the host measured it. */
export interface Execution {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why the host stopped it, where it did. */
  readonly stopped?: "time" | "idle" | "memory" | "output";
  /** User and system time of the whole process tree. */
  readonly timeMs: number;
  readonly wallMs: number;
  /** Peak resident memory; undefined where the system does not tell. */
  readonly memoryMiB?: number;
  readonly output: Uint8Array;
  /** The end of what it wrote to stderr. */
  readonly stderr: string;
}

export interface Limits {
  readonly timeMs: number;
  readonly memoryMiB: number;
  readonly outputBytes: number;
}
