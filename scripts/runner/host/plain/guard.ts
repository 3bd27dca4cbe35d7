import { execa } from "execa";

/**
 * The guard acts when its stdin ends: it kills the announced process groups that have not ended, then
 * every process with the scratch folder in its environment, then removes the folder. macOS has no /proc.
 */
const SCRIPT = `
groups=" "
while read -r sign group; do
  case $sign in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -9 -- "-$group" 2>/dev/null; done
if [ -d "$2/self" ]; then
  for file in $(grep -l -s -a -F "HOME=$1/" "$2"/[0-9]*/environ); do
    pid=\${file%/environ}
    kill -9 "\${pid##*/}" 2>/dev/null
  done
else
  ps -axEww -o pid=,command= | grep -F "HOME=$1/" | while read -r pid rest; do
    kill -9 "$pid" 2>/dev/null
  done
fi
rm -rf -- "$1"
`;

/**
 * Tiers D and E have no supervisor. A small shell watches the judge instead: after kill -9 of the judge it
 * ends the programs and removes the scratch folder. Windows has no such shell: it ends a program when its
 * parent ends, and the next judge removes the folder.
 */
export class Guard {
  private readonly shell: ReturnType<typeof startShell> | undefined;

  constructor(folder: string, { platform = process.platform, proc = "/proc" } = {}) {
    if (platform !== "win32") this.shell = startShell(folder, proc);
  }

  add(group: number | undefined): void {
    if (group !== undefined) this.shell?.stdin.write(`+ ${group}\n`);
  }

  remove(group: number | undefined): void {
    if (group !== undefined) this.shell?.stdin.write(`- ${group}\n`);
  }

  /** All programs have ended: the guard may end too. */
  async close(): Promise<void> {
    this.shell?.stdin.end();
    await this.shell;
  }
}

function startShell(folder: string, proc: string) {
  const shell = execa("/bin/sh", ["-c", SCRIPT, "guard", folder, proc], {
    stdin: "pipe",
    stdout: "ignore",
    stderr: "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: true, // Ctrl-C is for the judge
    extendEnv: false,
    env: { PATH: process.env.PATH ?? "" },
  });
  shell.stdin.on("error", () => {}); // the guard has ended: nothing is guarded any more
  return shell;
}
