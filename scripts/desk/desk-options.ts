import type { SandboxChoice } from "../runner/host/box/sandbox";

/** What `jb desk` is asked for. */
export interface DeskOptions {
  readonly port: number;
  readonly open?: true;
  readonly all?: true;
  /** Whether it listens for Competitive Companion too. */
  readonly import: boolean;
  readonly sandbox: SandboxChoice;
  /** Ends with its stdin too: an editor that is killed cannot end it. */
  readonly endWithStdin?: true;
}
