import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { CACHE, TOOL } from "../../../base/host/roots";
import { END_OF_STEP } from "../step-report";

export const FOLDER = join(CACHE, "linux");
export const ROOT = join(FOLDER, "root");
const UML_KERNEL = join(ROOT, "kernel/usr/bin/linux.uml");
/** A guest writes what its steps print to the file `report` in it. */
export const REPORTS = join(FOLDER, "reports");
const SUITE = "trixie";
/** Kernels before 6.13 do not start as a process on processors with AMX. */
const SUITE_OF_UML = "forky";
const PACKAGES = [
  ...["systemd", "systemd-sysv", "dbus", "libpam-systemd", "dbus-user-session", "apparmor"],
  ...["bubblewrap", "gcc", "libc6-dev", "procps", "util-linux", "ca-certificates"],
  "default-jdk-headless",
];
const USER = "judge";
export const CLONE = `/home/${USER}/bench`;

/**
 * What runs in the guest when it has started: each step, then it powers itself off. User-mode-linux sees this
 * machine's folder; an emulated machine writes to a port.
 */
const RUN_STEPS = `cd ${CLONE}
report=/dev/vport0p1
mount -t hostfs none /mnt -o hostfs=${REPORTS} && report=/mnt/report
for step in /root/steps/*.sh; do
  bash "$step" > /tmp/out 2>&1 < /dev/null
  echo "${END_OF_STEP}" >> /tmp/out
  cat /tmp/out >> "$report"
done
sync; poweroff -f
`;
const SERVICE = `[Unit]
After=multi-user.target systemd-logind.service dbus.service
[Service]
Type=oneshot
ExecStart=/bin/bash /root/run-steps
[Install]
WantedBy=multi-user.target
`;
const UNWANTED = "systemd-networkd systemd-timesyncd console-getty apt-daily.timer fstrim.timer";

/** Makes Debian with this working tree in it; nothing is installed on the machine. */
export async function makeLinux(say: (line: string) => void): Promise<void> {
  if (!existsSync(UML_KERNEL) || emulatedKernel() === undefined) await makeSystem(say);
  say("copying the working tree …");
  await fillSystem();
}

/** Undefined before the system is made. */
export function emulatedKernel(): string | undefined {
  const folder = join(ROOT, "kernel/boot");
  const name = existsSync(folder) && readdirSync(folder).find((one) => one.startsWith("vmlinuz-"));
  return name ? join(folder, name) : undefined;
}

async function makeSystem(say: (line: string) => void): Promise<void> {
  say("making a Debian 13 …");
  rmSync(ROOT, { recursive: true, force: true });
  const mirror = await debianMirror();
  const packages = `--include=${PACKAGES.join(",")}`;
  await execa("debootstrap", ["--variant=minbase", packages, SUITE, ROOT, mirror]);
  say("fetching kernels …");
  const list = join(ROOT, "etc/apt/sources.list");
  await inside("mkdir /kernel");
  await inside(`${UNPACK}; unpack apparmor-profiles ${NEWEST_KERNEL}`);
  writeFileSync(list, `deb ${mirror} ${SUITE_OF_UML} main\n`);
  await inside("apt-get -o Acquire::Check-Valid-Until=false update");
  await inside(`${UNPACK}; unpack user-mode-linux`);
  writeFileSync(list, `deb ${mirror} ${SUITE} main\n`);
}

/** Fetches packages into /kernel, without installing them. */
const UNPACK = `set -e; unpack() {
  cd /tmp && apt-get download "$@"
  for file in *.deb; do dpkg-deb -x "$file" /kernel; done
  rm *.deb
}`;
/** It has drivers for emulated disks and ports built in, so it needs no first file system. */
const NEWEST_KERNEL = "$(apt-cache depends linux-image-cloud-amd64 | sed -n 's/^ *Depends: //p')";

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
  rmSync(at("etc/fstab"), { force: true });
  await inside(`chown -R ${USER}: ${CLONE} && systemctl enable steps.service`);
  await inside(`systemctl mask ${UNWANTED}`);
}

/** In the system's files, without starting it. */
async function inside(line: string): Promise<void> {
  await execa("chroot", [ROOT, "sh", "-c", line], { env: { LC_ALL: "C" } });
}
