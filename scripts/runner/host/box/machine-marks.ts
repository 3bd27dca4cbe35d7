import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { execa } from "execa";

/** If any of these has changed, the tiers are tried again. */
export function machineMarks(): string[] {
  // Another user must be able to walk to the scratch folder.
  const programs = PROGRAMS.map((name) => fileMark(fileInPath(name)));
  return [tmpdir(), ...SWITCHES.map(textOf), ...programs];
}

/**
 * Whether bubblewrap may make namespaces now, and its words if not. A profile of AppArmor leaves no other mark;
 * trying costs 10 ms.
 */
export async function namespacesMark(): Promise<string> {
  if (fileInPath("bwrap") === undefined) return "";
  const words = ["--unshare-all", "--ro-bind", "/", "/", "true"];
  const options = { reject: false, timeout: NAMESPACES_MS, stdin: "ignore" } as const;
  const { exitCode, stderr } = await execa("bwrap", words, options);
  return `${exitCode} ${stderr}`;
}

const NAMESPACES_MS = 10_000;

/** Settings that an administrator can change without a reboot, and the boot id. */
const SWITCHES = [
  "/proc/sys/kernel/random/boot_id",
  "/proc/sys/kernel/unprivileged_userns_clone",
  "/proc/sys/kernel/apparmor_restrict_unprivileged_userns",
  "/proc/sys/user/max_user_namespaces",
  "/proc/sys/kernel/yama/ptrace_scope",
  "/proc/sys/kernel/perf_event_paranoid",
  "/sys/kernel/security/lsm",
];
const PROGRAMS = ["bwrap", "cc", "systemd-run"];

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function fileMark(file: string | undefined): string {
  if (file === undefined) return "";
  const { ino, size, mtimeMs } = statSync(file);
  return `${realpathSync(file)} ${ino} ${size} ${mtimeMs}`;
}

export function fileInPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
