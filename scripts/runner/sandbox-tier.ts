export interface Sandbox {
  readonly tier: SandboxTier;
  /** "bubblewrap, Landlock, seccomp" */
  readonly means: string;
  /** Why it is not a higher tier. */
  readonly because?: string;
}

export type SandboxTier = "A" | "B" | "C" | "D" | "E";
