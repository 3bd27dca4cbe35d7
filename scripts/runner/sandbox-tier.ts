export interface Sandbox {
  readonly tier: SandboxTier;
  /** "cgroup v1": whose accounts limits and figures go by; undefined for those of the processes. */
  readonly accounts?: string;
  /** "bubblewrap, Landlock, seccomp" */
  readonly means: string;
  /** Why times or memory may be measured badly on this machine now. */
  readonly warnings?: readonly string[];
  /** Why it is not a higher tier. */
  readonly because?: string;
}

export type SandboxTier = "A" | "B" | "C" | "D" | "E";
