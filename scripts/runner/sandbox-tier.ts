export interface Sandbox {
  readonly tier: SandboxTier;
  /** "cgroup v1": the source of limits and figures; undefined if they come from the processes. */
  readonly accounts?: string;
  /** "bubblewrap, Landlock, seccomp" */
  readonly means: string;
  /** Why times or memory may be measured badly on this machine now. */
  readonly warnings?: readonly string[];
  /** Why no higher tier works. */
  readonly because?: string;
}

export type SandboxTier = "A" | "B" | "C" | "D" | "E";

/** What a sandbox means for programs that this Node does not run: its permission model is its own. */
export function sandboxOfOthers(sandbox: Sandbox): Sandbox {
  if (sandbox.tier !== "D") return sandbox;
  return { ...sandbox, means: "timers and process groups; no permission model for this program" };
}
