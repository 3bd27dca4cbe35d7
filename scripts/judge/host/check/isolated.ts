import { spawnSync } from "node:child_process";

/** No network, no other processes to be seen, no rights, and nothing that can be written. */
const CLOSED = [
  ...["--die-with-parent", "--unshare-all", "--cap-drop", "ALL"],
  ...["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"],
];

let works: boolean | undefined;

/** Whether programs of packages are isolated here: on Linux where bubblewrap works. */
export function isIsolating(): boolean {
  works ??=
    process.platform === "linux" &&
    spawnSync("bwrap", [...CLOSED, "--", "/bin/sh", "-c", ":"], { stdio: "ignore" }).status === 0;
  return works;
}

/** Where an isolated interactor writes: all of bubblewrap's own processes hold its stdout until it exits. */
export const TALK = 3;

/** An interactor's command that closes what it says when it closes its stdout. */
export function talking(command: readonly string[]): {
  readonly words: readonly string[];
  readonly isApart: boolean;
} {
  const at = command[0] === "bwrap" ? command.indexOf("--") + 1 : 0;
  if (at === 0) return { words: command, isApart: false };
  const shell = ["/bin/sh", "-c", `exec "$0" "$@" >&${TALK} ${TALK}>&-`];
  return { words: [...command.slice(0, at), ...shell, ...command.slice(at)], isApart: true };
}

/** A validator's or interactor's command that may write to these folders only; as it is where that fails. */
export function isolated(
  command: readonly string[],
  folders: readonly [string, ...string[]],
): readonly string[] {
  if (!isIsolating()) return command;
  const binds = folders.flatMap((folder) => ["--bind", folder, folder]);
  return ["bwrap", ...CLOSED, ...binds, "--setenv", "TMPDIR", folders[0], "--", ...command];
}
