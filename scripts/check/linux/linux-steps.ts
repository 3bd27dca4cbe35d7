// Long: the rows of one table, one after another.
import type { LinuxStep } from "./linux-step";

const A_V2 = /^sandbox {4}A, cgroup v2: /m;
const DOCTOR = "jb doctor";

const PROFILE = `abi <abi/4.0>,
include <tunables/global>
profile bwrap /usr/bin/bwrap { file, capability, mount, umount, pivot_root, network, unix, signal, ptrace, }`;

const LOAD_PROFILE = `cat > /etc/apparmor.d/try <<'PROFILE'\n${PROFILE}\nPROFILE\napparmor_parser -r /etc/apparmor.d/try`;
const REMOVE_PROFILE = "apparmor_parser -R /etc/apparmor.d/try; rm /etc/apparmor.d/try";
const PROFILE_REFUSES = (tier: string) =>
  new RegExp(
    `^sandbox {4}${tier}, cgroup v2: [\\s\\S]*not A: bwrap: [\\s\\S]*profile bwrap /usr/bin/bwrap[\\s\\S]*^sandbox ${tier}, cgroup v2: `,
    "m",
  );
const EXTRA_PROFILE = "/kernel/usr/share/apparmor/extra-profiles/bwrap-userns-restrict";

/** Makes bench/x/NAME.ts with one case, of 1 and 1. */
const program = (name: string, code: string) =>
  `mkdir -p x && cat > x/${name}.ts <<'CODE'\n${code}\nCODE\necho 1 > x/1.in; echo 1 > x/1.out`;
const AS_JUDGE = "setpriv --reuid judge --regid judge --clear-groups env HOME=/home/judge";
const JAVA = `import java.security.*; import java.util.*;
public class Main {
  public static void main(String[] words) throws Exception {
    MessageDigest.getInstance("SHA-256").digest(new byte[1]);
    System.out.println(new Scanner(System.in).nextInt());
  }
}`;
/** Hostile programs that change what stands under a path of theirs. */
const ATTACK = `${program("any", "")}
for toy in renames-its-folder links-for-its-folder runs-an-unreadable-copy; do
  gcc -w -o x/$toy scripts/judge/hostile/$toy/program.c
  jb judge x/any.ts --run x/$toy --sandbox A --memory 150 --time 60000
done`;
const LEAVES = `const { spawn } = require("child_process");
spawn("/usr/bin/tail", ["-f", "/dev/null"], { detached: true, stdio: "ignore" });
for (;;);`;
/** Judges x/endless.ts; ends the judge, as a terminal does, when the program has its child. */
const ended = (signal: string) => `${program("endless", LEAVES)}
set -m
jb judge x/endless.ts --time 60000 & judge=$!
for round in $(seq 200); do pgrep -x tail && break; sleep 0.5; done
kill -${signal} -- -$judge; wait $judge; echo "exit code $?"; ${NOTHING_LEFT}`;
const tests = (words: string) =>
  `node node_modules/vitest/vitest.mjs run ${words} && echo all passed`;
const SLOW = "--config scripts/check/slow.config.mts";
const BOX = "scripts/runner/host/box";
const NOTHING_LEFT =
  'sleep 4; echo "left: $(pgrep -xc tail) children, $(pgrep -c supervisor) supervisors, $(ls -d /tmp/judge-* 2>/dev/null | wc -l) folders, $(systemctl --user list-units --type=scope --no-legend "judgebench*" | wc -l) scopes"';
const PASSED = /^all passed$/m;
/** Why tests of a user's groups would be skipped. */
const NO_SCOPE = /no scope of a user's systemd|no control group/;
/** The child was there, and is gone. */
const left = (exitCode: number) =>
  new RegExp(
    `^\\d+\n[\\s\\S]*exit code ${exitCode}\nleft: 0 children, 0 supervisors, 0 folders, 0 scopes$`,
    "m",
  );

/** What Debian 13 must do in its guests, row by row. */
export const LINUX_STEPS: readonly LinuxStep[] = [
  {
    system: "no systemd session (a container, `su` without PAM)",
    as: "no session",
    line: DOCTOR,
    prints:
      /^sandbox {4}A: [\s\S]*no control group: your user has no systemd session, no perf\s+events\n +try: loginctl enable-linger judge$/m,
    shows: "A without a group; doctor says `loginctl enable-linger judge`",
  },
  {
    system: "the same, after `loginctl enable-linger`",
    before: "loginctl enable-linger judge; sleep 5",
    after: "loginctl disable-linger judge",
    as: "root",
    line: `${AS_JUDGE} ${DOCTOR}`,
    prints: A_V2,
    shows: "A, cgroup v2",
  },
  {
    system: "a systemd session (ssh, a desktop)",
    as: "session",
    line: DOCTOR,
    prints: A_V2,
    shows: "A, cgroup v2",
  },
  { system: "root", as: "root", line: DOCTOR, prints: A_V2, shows: "A, cgroup v2" },
  {
    system: "root in a cgroup namespace of its own (a container)",
    as: "container",
    line: DOCTOR,
    prints:
      /^sandbox {4}A: [\s\S]*no control group: the group of this container cannot be\s+divided/m,
    shows: "A; doctor says that the group of this container cannot be divided",
  },
  {
    system: "the same, where the judge is the container's only process",
    after: "chown -R judge .cache",
    as: "container",
    line: "exec node scripts/jb.cjs judge knight-moves -f sample",
    prints: /^sandbox A, cgroup v2: [\s\S]*^1 passed, 0 failed$/m,
    shows: "A, cgroup v2: the judge goes into a group below the root",
  },
  {
    system: "`user.max_user_namespaces = 0`",
    before: "sysctl -qw user.max_user_namespaces=0",
    after: "sysctl -qw user.max_user_namespaces=9999",
    as: "session",
    line: `${DOCTOR}; jb judge knight-moves -f sample --sandbox strict`,
    prints:
      /^sandbox {4}C, cgroup v2: [\s\S]*not A: bwrap: [\s\S]*\(user\.max_user_namespaces\s+is\s+0\)\n +try: sysctl user\.max_user_namespaces=\d+[\s\S]*^ {2}try: sysctl user\.max/m,
    shows: "C; doctor and `--sandbox strict` name the switch",
  },
  {
    system: "the same, after root has typed what doctor prints behind `try:`",
    before: "sysctl -qw user.max_user_namespaces=0",
    after: "sysctl -qw user.max_user_namespaces=9999",
    as: "root",
    line: `remedy=$(${AS_JUDGE} ${DOCTOR} | sed -n 's/^ *try: \\(sysctl user.*\\)/\\1/p')
bash -c "$remedy"; ${AS_JUDGE} ${DOCTOR}`,
    prints: /^sandbox {4}A[,:] /m,
    shows: "A",
  },
  {
    system: "`kernel.unprivileged_userns_clone = 0`",
    before: "sysctl -qw kernel.unprivileged_userns_clone=0",
    after: "sysctl -qw kernel.unprivileged_userns_clone=1",
    as: "session",
    line: DOCTOR,
    prints:
      /^sandbox {4}C, cgroup v2: [\s\S]*not A: bwrap: [\s\S]*\(kernel\.unprivileged_userns_clone\s+is\s+0\)\n +try: sysctl kernel\.unprivileged_userns_clone=1$/m,
    shows: "C; doctor names the switch",
  },
  {
    system: "a profile of AppArmor that refuses namespaces to bwrap",
    before: LOAD_PROFILE,
    as: "session",
    line: `${DOCTOR}; jb judge knight-moves -f sample`,
    prints: PROFILE_REFUSES("C"),
    shows: "C, with bubblewrap's reason; doctor prints a profile that allows them",
  },
  {
    system: "the same profile, removed in the same login",
    before: REMOVE_PROFILE,
    as: "session",
    line: "jb judge knight-moves -f sample",
    prints: /^sandbox A, cgroup v2: /m,
    shows: "A, cgroup v2 at the next run",
  },
  {
    system: "no bubblewrap",
    before: "mv /usr/bin/bwrap /usr/bin/bwrap.off",
    after: "mv /usr/bin/bwrap.off /usr/bin/bwrap",
    as: "session",
    line: DOCTOR,
    prints:
      /^sandbox {4}C, cgroup v2: [\s\S]*not A: no bubblewrap\n +try: apt-get install bubblewrap$/m,
    shows: "C; doctor says `apt-get install bubblewrap`",
  },
  {
    system: "no compiler",
    before: "mv /usr/bin/cc /usr/bin/cc.off; mv .cache/supervisor .cache/off",
    after:
      "mv /usr/bin/cc.off /usr/bin/cc; rm -rf .cache/supervisor; mv .cache/off .cache/supervisor",
    as: "session",
    line: DOCTOR,
    prints:
      /^sandbox {4}D: [\s\S]*not A to C: no C compiler\n +try: apt-get install gcc libc6-dev$/m,
    shows: "D; doctor says `apt-get install gcc libc6-dev`",
  },
  {
    system: "five problems, one of them interactive",
    as: "session",
    line: "jb judge --scale 5 knight-moves hidden-integer n-queens-count stick-divisions stone-pile-grundy",
    prints: /^sandbox A, cgroup v2: [\s\S]*^\d+ passed, 0 failed$/m,
    shows: "all accepted",
  },
  {
    system: "Java by jar, by `-cp` and by source, tier A",
    as: "session",
    line: `${program("any", "")}
mkdir -p j && cat > j/Main.java <<'JAVA'\n${JAVA}\nJAVA
(cd j && javac -d out Main.java && jar cfe main.jar Main -C out Main.class)
for run in "java -jar j/main.jar" "java -cp j/out Main" "java j/Main.java"; do
  jb judge x/any.ts --run "$run" --sandbox A --time 30000 --memory 2000
done`,
    prints: /(^1 passed, 0 failed$[\s\S]*){3}/m,
    shows: "all accepted",
  },
  {
    system: "a folder that is renamed, a link in its place, a copy that nobody may read",
    as: "session",
    line: ATTACK,
    prints: /^OLE x\/any[\s\S]*^MLE x\/any[\s\S]*^MLE x\/any/m,
    shows: "OLE, MLE, MLE",
  },
  {
    system: "Ctrl-C in the middle of an endless case with a child",
    as: "session",
    line: ended("INT"),
    prints: left(130),
    shows: "no process, folder or scope is left",
  },
  {
    system: "`kill -9` of the judge in such a case",
    as: "session",
    line: ended("KILL"),
    prints: left(137),
    shows: "no process, folder or scope is left",
  },
  {
    system: "`kill -9` of the supervisors, idle and in a case, tiers A and C",
    as: "session",
    line: tests(`${SLOW} ${BOX}/killed-supervisor.slow.test.ts`),
    prints: PASSED,
    shows: "the tests of killed supervisors pass (B skipped: no Landlock in this kernel)",
  },
  {
    system: "the same, without a session: with `/proc` alone",
    as: "no session",
    line: tests(`${SLOW} ${BOX}/killed-supervisor.slow.test.ts`),
    prints: PASSED,
    shows: "the tests pass: in tier C the children stay",
  },
  {
    system: "what `LIMITS.md` says of a user in a session",
    as: "session",
    line: tests(`${BOX}/limits.test.ts`),
    prints: PASSED,
    butNot: NO_SCOPE,
    shows: "the tests pass in tiers A and C, without Landlock",
  },
  {
    system: "what `LIMITS.md` says of a user without one",
    as: "no session",
    line: tests(`${BOX}/limits.test.ts`),
    prints: PASSED,
    shows: "the tests pass in tiers A and C, without Landlock",
  },
  {
    system: "what `LIMITS.md` says of root",
    after: "chown -R judge .cache",
    as: "root",
    line: tests(`${BOX}/limits.test.ts`),
    prints: PASSED,
    shows: "the tests pass in tiers A and C, without Landlock",
  },
  {
    system: "`ulimit -u 60`, tier C, a program that fails",
    as: "session",
    line: `${program("fails", "process.exitCode = 1;")}
(ulimit -u 60; jb judge x/fails.ts --sandbox C); (ulimit -u 3000; jb judge x/fails.ts --sandbox C --force)`,
    prints:
      /^JE x\/fails\.ts\/1: not judged: this user's other programs left it too few [\s\S]*^RE x\/fails\.ts\/1: exit code 1$/m,
    shows: "JE, for too few processes; RE where there are enough",
  },
  {
    system: "`kill -9` of the judge and its supervisor in tier C, then another run",
    as: "session",
    line: `${program("endless", LEAVES)}
set -m
jb judge x/endless.ts --time 60000 --sandbox C & judge=$!
for round in $(seq 200); do pgrep -x tail && break; sleep 0.5; done
kill -STOP -- -$judge; pkill -KILL -x supervisor; kill -KILL -- -$judge; wait $judge; sleep 1
echo "a child stays: $(pgrep -xc tail)"; jb judge knight-moves -f sample --sandbox C --force; ${NOTHING_LEFT}`,
    prints: /^a child stays: 1\n[\s\S]*left: 0 children, 0 supervisors, 0 folders, 0 scopes$/m,
    shows: "the other run ends the child that was left, and its scope",
  },
  {
    system: "a run with sudo before",
    before: "rm -rf .cache/verdicts; jb judge knight-moves -f sample >/dev/null",
    after: "chown -R judge .cache",
    as: "session",
    line: "jb judge knight-moves",
    prints:
      /^error: \.cache\/verdicts belongs to another user[\s\S]*try: sudo chown -R judge \.cache$/m,
    butNot: /passed/,
    shows: "`sudo chown -R judge .cache`, before anything is judged",
  },
  {
    system: "every fourth problem, `--scale 5`",
    as: "session",
    line: "jb judge --scale 5 $(ls -d problems/*/ | sed -n '1~4p')",
    prints: /^sandbox A, cgroup v2: [\s\S]*^\d+ passed, 0 failed$/m,
    shows: "all accepted",
  },
  {
    kernel: "Landlock",
    system: "a kernel with Landlock",
    as: "session",
    line: `${DOCTOR}; jb judge hidden-integer -f sample --sandbox B --scale 20`,
    prints:
      /^sandbox {4}A, cgroup v2: [\s\S]*^sandbox B, cgroup v2: [\s\S]*^\d+ passed, 0 failed$/m,
    shows: "A, cgroup v2; an interactive problem is accepted in B too",
  },
  {
    kernel: "Landlock",
    system: "Landlock, no bubblewrap",
    before: "mv /usr/bin/bwrap /usr/bin/bwrap.off",
    after: "mv /usr/bin/bwrap.off /usr/bin/bwrap",
    as: "session",
    line: `${DOCTOR}; jb judge knight-moves --scale 20`,
    prints:
      /^sandbox {4}B, cgroup v2: [\s\S]*not A: no bubblewrap\n +try: apt-get[\s\S]*^\d+ passed, 0 failed$/m,
    shows: "B, cgroup v2; all accepted",
  },
  {
    kernel: "Landlock",
    system: "Landlock, and a profile of AppArmor that refuses namespaces to bwrap",
    before: LOAD_PROFILE,
    after: REMOVE_PROFILE,
    as: "session",
    line: `${DOCTOR}; jb judge knight-moves -f sample --scale 20`,
    prints: PROFILE_REFUSES("B"),
    shows: "B; doctor prints a profile that allows them",
  },
  {
    kernel: "Landlock",
    system: "AppArmor's own profile `bwrap-userns-restrict`, in the same login",
    before: `apparmor_parser -r ${EXTRA_PROFILE}`,
    after: `apparmor_parser -R ${EXTRA_PROFILE}`,
    as: "session",
    line: `${DOCTOR}; jb judge knight-moves -f sample --scale 20`,
    prints:
      /^sandbox {4}A, cgroup v2: [\s\S]*^sandbox A, cgroup v2: [\s\S]*^\d+ passed, 0 failed$/m,
    shows: "A, cgroup v2",
  },
  {
    kernel: "Landlock",
    system: "Landlock: `kill -9` of the supervisors in tiers A, B and C",
    as: "session",
    line: `JUDGEBENCH_REQUIRE_TIERS=A,B,C ${tests(`${SLOW} ${BOX}/killed-supervisor.slow.test.ts`)}`,
    prints: PASSED,
    shows: "the tests pass, none is skipped",
  },
  {
    kernel: "Landlock",
    system: "Landlock: what `LIMITS.md` says of a user in a session, and the kernel's own limit",
    as: "session",
    line: `${DOCTOR}; JUDGEBENCH_REQUIRE_TIERS=A,B,C ${tests(`${BOX}/limits.test.ts ${BOX}/group-limit.test.ts`)}`,
    prints: PASSED,
    butNot: NO_SCOPE,
    shows: "the tests pass, none is skipped",
  },
  {
    kernel: "no Landlock",
    system: "the same kernel without `landlock` in `lsm=`, no bubblewrap",
    before: "mv /usr/bin/bwrap /usr/bin/bwrap.off",
    after: "mv /usr/bin/bwrap.off /usr/bin/bwrap",
    as: "session",
    line: DOCTOR,
    prints:
      /^sandbox {4}C, cgroup v2: [\s\S]*not B: Landlock: not in this kernel, or not in\s+lsm= [\s\S]*try: a kernel with Landlock \(5\.13\) that has it in lsm=/m,
    shows: "C, cgroup v2; doctor names `lsm=`",
  },
];
