/** Debian's own kernel is emulated, with Landlock in lsm= or without. */
export const KERNELS = ["user-mode-linux", "Landlock", "no Landlock"] as const;
export type Kernel = (typeof KERNELS)[number];

/** Something that a user or a machine does in the guest, and what must come of it. */
export interface LinuxStep {
  /** "user-mode-linux" if it says nothing: ten times as fast, and without Landlock. */
  readonly kernel?: Kernel;
  /** How the table names it: "an ssh session". */
  readonly system: string;
  /** Shell lines that root runs first. */
  readonly before?: string;
  /** Shell lines that root runs afterwards. */
  readonly after?: string;
  /** Who runs it: a user with a systemd session, one without, root, or root in a cgroup namespace. */
  readonly as: "session" | "no session" | "root" | "container";
  /** Shell lines, in the clone. */
  readonly line: string;
  readonly prints: RegExp;
  readonly butNot?: RegExp;
  /** What the table says came of it. */
  readonly shows: string;
}

/** The table of runner's README. */
export function linuxTable(steps: readonly LinuxStep[]): string {
  const rows = steps.map(({ system, shows }) => `| ${system} | ${shows} |`);
  return ["| Debian 13, bubblewrap 0.12 | shows |", "|---|---|", ...rows].join("\n");
}

const USER = "judge";

const AS: Readonly<Record<LinuxStep["as"], readonly string[]>> = {
  session: ["-p", "PAMName=login", "-p", `User=${USER}`],
  "no session": [],
  root: [],
  container: [],
};

/** The shell script of a step; the guest's root runs it in the clone, stdout and stderr go to a file. */
export function stepScript(
  { as, before = ":", after = ":", line }: LinuxStep,
  clone: string,
): string {
  const run = ["systemd-run", "--quiet", "--pipe", "--wait", "--collect", ...AS[as]];
  const unit = [
    ...run,
    "-p",
    `WorkingDirectory=${clone}`,
    "-E",
    "NO_COLOR=1",
    "-E",
    "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin",
  ];
  const noSession = `exec setpriv --reuid ${USER} --regid ${USER} --clear-groups env HOME=/home/${USER} bash`;
  const container =
    'exec unshare -C -m bash -c "mount -t cgroup2 none /sys/fs/cgroup && exec bash"';
  const shell = as === "no session" ? noSession : as === "container" ? container : "exec bash";
  // A session lasts ten seconds longer than its last process.
  const ends = as === "no session" ? `systemctl stop user@$(id -u ${USER}).service` : ":";
  return [
    ends,
    before,
    `${unit.join(" ")} -- bash -c '${shell}' <<'LINE'`,
    line,
    "LINE",
    after,
    "",
  ].join("\n");
}
