import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { fileInPath } from "../../../runner/host/box/machine-marks";
import type { Kernel } from "../linux-step";
import { outputsIn } from "../step-report";
import { emulatedKernel, FOLDER, REPORTS, ROOT } from "./linux-system";

const NEEDED = ["debootstrap", "bwrap", "mkfs.ext4", "dpkg-deb"];
const EMULATOR = "qemu-system-x86_64";
const IMAGE = join(FOLDER, "disk");
const REPORT = join(REPORTS, "report");

/** Throws where a guest cannot be made here; says whether one with a kernel of Debian's own can. */
export function requireGuests(): { readonly emulates: boolean } {
  if (process.getuid?.() !== 0) {
    throw new ExpectedError("a guest is made by root alone", "sudo npm run try:linux", EXIT.setup);
  }
  const missing = NEEDED.filter((name) => fileInPath(name) === undefined);
  if (missing.length > 0) {
    const hint = "apt-get install debootstrap bubblewrap e2fsprogs";
    throw new ExpectedError(`missing: ${missing.join(", ")}`, hint, EXIT.setup);
  }
  return { emulates: fileInPath(EMULATOR) !== undefined };
}

/** A disk with the system, and these scripts alone to run in it. */
export async function makeDisk(scripts: readonly string[]): Promise<void> {
  const steps = join(ROOT, "root/steps");
  for (const folder of [steps, REPORTS]) rmSync(folder, { recursive: true, force: true });
  for (const folder of [steps, REPORTS]) mkdirSync(folder, { recursive: true });
  for (const [at, text] of scripts.entries()) {
    writeFileSync(join(steps, `${String(at).padStart(2, "0")}.sh`), text);
  }
  rmSync(IMAGE, { force: true });
  await execa("truncate", ["-s", "4G", IMAGE]);
  await execa("mkfs.ext4", ["-q", "-F", "-O", "^has_journal", "-d", ROOT, IMAGE]);
}

/** What the steps that are over have printed. */
export function stepOutputs(): string[] {
  return existsSync(REPORT) ? outputsIn(readFileSync(REPORT, "utf8")) : [];
}

/** Starts the guest; it ends when all steps have run. */
export function startGuest(kernel: Kernel, timeoutMs: number) {
  const [command, args] =
    kernel === "user-mode-linux" ? ["bwrap", userModeLinux()] : [EMULATOR, emulated(kernel)];
  return execa(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    reject: false,
    timeout: timeoutMs,
    extendEnv: false,
    env: { PATH: "/usr/bin:/bin", HOME: "/root", TMPDIR: "/dev/shm" },
  });
}

function userModeLinux(): string[] {
  const system = ["--bind", ROOT, "/", "--dev-bind", "/dev", "/dev", "--proc", "/proc"];
  const folder = ["--bind", FOLDER, FOLDER, "--die-with-parent", "/kernel/usr/bin/linux.uml"];
  const disk = [`ubd0=${IMAGE}`, "root=/dev/ubda", "rw", "mem=4G"];
  const consoles = ["con=null", "con0=null,fd:1", "con1=null", "ssl=null", "quiet"];
  const kernel = ["seccomp=on", "lsm=apparmor", "apparmor=1", "umid=judgebench"];
  return [...system, ...folder, ...disk, ...consoles, ...kernel, `uml_dir=${FOLDER}/uml`];
}

function emulated(kernel: "Landlock" | "no Landlock"): string[] {
  const machine =
    "-accel tcg,thread=multi -cpu max -smp 2 -m 3G -nic none -display none -no-reboot";
  const disk = ["-drive", `file=${IMAGE},if=none,id=disk,format=raw,cache=unsafe`];
  const port = ["-chardev", `file,id=report,path=${REPORT}`, "-device", "virtio-serial"];
  const lsm = kernel === "Landlock" ? "landlock,apparmor" : "apparmor";
  const words = "root=/dev/nvme0n1 rw console=ttyS0 quiet panic=-1 systemd.getty_auto=no";
  return [
    ...machine.split(" "),
    ...[...disk, "-device", "nvme,serial=disk,drive=disk"],
    ...[...port, "-device", "virtserialport,chardev=report", "-serial", "stdio"],
    ...["-kernel", emulatedKernel()!, "-append", `${words} lsm=${lsm}`],
  ];
}
