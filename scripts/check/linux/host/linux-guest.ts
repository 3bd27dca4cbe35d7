import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { CACHE, TOOL } from "../../../base/host/roots";
import { fileInPath } from "../../../runner/host/box/machine-marks";

const FOLDER = join(CACHE, "linux");
const ROOT = join(FOLDER, "root");
const SUITE = "trixie";
/** Kernels before 6.13 do not start on processors with AMX. */
const SUITE_OF_KERNEL = "forky";
const PACKAGES = [
  ...["systemd", "systemd-sysv", "dbus", "libpam-systemd", "dbus-user-session", "apparmor"],
  ...["bubblewrap", "gcc", "libc6-dev", "procps", "util-linux", "ca-certificates"],
];
const NEEDED = ["debootstrap", "bwrap", "mkfs.ext4", "dpkg-deb"];
/** Where the guest sees the folder of its steps. */
const SHARE = "/mnt";
const USER = "judge";
export const CLONE = `/home/${USER}/bench`;

/** What runs in the guest when it has started: each step, then it powers itself off. */
const RUN_STEPS = `cd ${CLONE}
for step in ${SHARE}/*.sh; do
  bash "$step" > "\${step%.sh}.out" 2>&1 < /dev/null
  touch "\${step%.sh}.done"
done
sync; poweroff -f
`;
const SERVICE = `[Unit]
After=multi-user.target systemd-logind.service dbus.service
[Service]
Type=oneshot
ExecStart=/bin/sh -c 'mount -t hostfs none ${SHARE} -o hostfs=${FOLDER}/steps && exec bash /root/run-steps'
[Install]
WantedBy=multi-user.target
`;
const UNWANTED = "systemd-networkd systemd-timesyncd console-getty apt-daily.timer fstrim.timer";

/** Makes Debian with this working tree in it; nothing is installed on the machine. */
export async function prepareGuest(say: (line: string) => void): Promise<void> {
  if (process.getuid?.() !== 0) {
    throw new ExpectedError("a guest is made by root alone", "sudo npm run try:linux", EXIT.setup);
  }
  const missing = NEEDED.filter((name) => fileInPath(name) === undefined);
  if (missing.length > 0) {
    const hint = "apt-get install debootstrap bubblewrap e2fsprogs";
    throw new ExpectedError(`missing: ${missing.join(", ")}`, hint, EXIT.setup);
  }
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(ROOT, "kernel/usr/bin/linux.uml"))) await makeSystem(say);
  say("copying the working tree …");
  await fillSystem();
}

async function makeSystem(say: (line: string) => void): Promise<void> {
  say("making a Debian 13 …");
  rmSync(ROOT, { recursive: true, force: true });
  const mirror = await debianMirror();
  const packages = `--include=${PACKAGES.join(",")}`;
  await execa("debootstrap", ["--variant=minbase", packages, SUITE, ROOT, mirror]);
  say("fetching a kernel …");
  const list = join(ROOT, "etc/apt/sources.list");
  writeFileSync(list, `deb ${mirror} ${SUITE_OF_KERNEL} main\n`);
  await inside(
    "apt-get -o Acquire::Check-Valid-Until=false update && cd / && apt-get download user-mode-linux && mkdir -p kernel",
  );
  await inside("dpkg-deb -x user-mode-linux_*.deb kernel && rm user-mode-linux_*.deb");
  writeFileSync(list, `deb ${mirror} ${SUITE} main\n`);
}

/** As this machine's own apt has it. */
async function debianMirror(): Promise<string> {
  const { stdout } = await execa("apt-get", ["indextargets", "--format", "$(REPO_URI) $(LABEL)"]);
  const line = stdout.split("\n").find((one) => / Debian$/.test(one));
  if (line === undefined) {
    throw new ExpectedError("apt knows no mirror of Debian", "a machine with Debian", EXIT.setup);
  }
  return line.replace(/ Debian$/, "");
}

async function fillSystem(): Promise<void> {
  const at = (path: string) => join(ROOT, path);
  await inside(`id ${USER} >/dev/null 2>&1 || useradd -m -s /bin/bash ${USER}`);
  rmSync(at(CLONE), { recursive: true, force: true });
  mkdirSync(at(CLONE), { recursive: true });
  await execa(
    "bash",
    [
      "-c",
      'git ls-files -z | xargs -0 cp --parents -t "$1" && cp -a node_modules "$1"',
      "-",
      at(CLONE),
    ],
    { cwd: TOOL },
  );
  await execa("install", ["-m755", process.execPath, at("usr/bin/node")]);
  const jb = `#!/bin/sh\nexec node ${CLONE}/scripts/jb.cjs "$@"\n`;
  writeFileSync(at("usr/local/bin/jb"), jb, { mode: 0o755 });
  writeFileSync(at("root/run-steps"), RUN_STEPS);
  writeFileSync(at("etc/systemd/system/steps.service"), SERVICE);
  writeFileSync(at("etc/fstab"), "/dev/ubda / ext4 rw,noatime 0 1\n");
  await inside(`chown -R ${USER}: ${CLONE} && systemctl enable steps.service`);
  await inside(`systemctl mask ${UNWANTED}`);
  const image = join(FOLDER, "disk");
  rmSync(image, { force: true });
  await execa("truncate", ["-s", "4G", image]);
  await execa("mkfs.ext4", ["-q", "-F", "-O", "^has_journal", "-d", ROOT, image]);
}

/** In the system's files, without starting it. */
async function inside(line: string): Promise<void> {
  await execa("chroot", [ROOT, "sh", "-c", line], { env: { LC_ALL: "C" } });
}

/** The folder that the guest sees, with these scripts alone in it. */
export function writeSteps(scripts: readonly string[]): string {
  const folder = join(FOLDER, "steps");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [at, text] of scripts.entries()) writeFileSync(join(folder, `${name(at)}.sh`), text);
  return folder;
}

/** Numbers of a step's files, in their order. */
export function name(at: number): string {
  return String(at).padStart(2, "0");
}

/** Starts the guest; it ends when all steps have run. */
export function startGuest(timeoutMs: number) {
  const system = ["--bind", ROOT, "/", "--dev-bind", "/dev", "/dev", "--proc", "/proc"];
  const disk = [`ubd0=${join(FOLDER, "disk")}`, "root=/dev/ubda", "rw", "mem=4G"];
  const consoles = ["con=null", "con0=null,fd:1", "con1=null", "ssl=null", "quiet"];
  const kernel = ["seccomp=on", "lsm=apparmor", "apparmor=1", "umid=judgebench"];
  const args = [
    ...system,
    "--bind",
    FOLDER,
    FOLDER,
    "--die-with-parent",
    "/kernel/usr/bin/linux.uml",
  ];
  return execa("bwrap", [...args, ...disk, ...consoles, ...kernel, `uml_dir=${FOLDER}/uml`], {
    stdio: ["ignore", "pipe", "pipe"],
    reject: false,
    timeout: timeoutMs,
    extendEnv: false,
    env: { PATH: "/usr/bin:/bin", HOME: "/root", TMPDIR: "/dev/shm" },
  });
}
