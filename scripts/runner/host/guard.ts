import { execa } from "execa";

/**
 * What the guard does when its stdin ends: it kills the process groups that it was told of and did not
 * hear end, then whatever has the scratch folder in its environment, then removes the folder.
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
for file in /proc/[0-9]*/environ; do
  pid=\${file#/proc/}
  pid=\${pid%/environ}
  if grep -q -a -F "HOME=$1/" "$file" 2>/dev/null; then kill -9 "$pid"; fi
done
rm -rf -- "$1"
`;

/**
 * In tiers D and E nothing watches over the judge: a small shell does, so that kill -9 of the judge ends
 * its programs too, and the scratch folder goes. Windows has no such shell; there both stay.
 */
export class Guard {
  private readonly shell: ReturnType<typeof startShell> | undefined;

  constructor(folder: string) {
    if (process.platform !== "win32") this.shell = startShell(folder);
  }

  add(group: number | undefined): void {
    if (group !== undefined) this.shell?.stdin.write(`+ ${group}\n`);
  }

  remove(group: number | undefined): void {
    if (group !== undefined) this.shell?.stdin.write(`- ${group}\n`);
  }

  /** Everything has ended: it has nothing to do any more. */
  async close(): Promise<void> {
    this.shell?.stdin.end();
    await this.shell;
  }
}

function startShell(folder: string) {
  const shell = execa("/bin/sh", ["-c", SCRIPT, "guard", folder], {
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
  shell.stdin.on("error", () => {}); // it is gone: nothing is guarded any more
  return shell;
}
