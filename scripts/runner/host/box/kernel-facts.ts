import { accessSync, constants, existsSync, readFileSync, realpathSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { runtimeFolders } from "../../group-places";
import { type KernelFacts, PACKAGE_MANAGERS } from "../../lacks";
import { fileInPath } from "./machine-marks";

/** What this machine says of itself. */
export function kernelFacts(): KernelFacts {
  const bwrap = fileInPath("bwrap");
  const mounts = textOf("/proc/self/mountinfo") ?? "";
  return {
    bwrap: bwrap && realpathSync(bwrap),
    packages: PACKAGE_MANAGERS.find((name) => fileInPath(name) !== undefined),
    usernsClone: textOf("/proc/sys/kernel/unprivileged_userns_clone"),
    mostUserNamespaces: textOf("/proc/sys/user/max_user_namespaces"),
    apparmorRestricts: textOf("/proc/sys/kernel/apparmor_restrict_unprivileged_userns"),
    hasAppArmor: textOf("/sys/module/apparmor/parameters/enabled") === "Y",
    perfParanoid: textOf("/proc/sys/kernel/perf_event_paranoid"),
    isRoot: process.getuid?.() === 0,
    container: container(),
    user: userName(),
    hasSystemd: existsSync("/run/systemd/system"),
    hasUserSystemd: folderOfSystemd() !== undefined,
    cgroup: / - cgroup /.test(mounts) ? "1" : / - cgroup2 /.test(mounts) ? "2" : undefined,
  };
}

/** Of the user's systemd, which listens at systemd/private; undefined where none runs. */
export function folderOfSystemd(): string | undefined {
  const folders = runtimeFolders(process.env.XDG_RUNTIME_DIR, process.getuid?.() ?? 0);
  return folders.find((folder) => {
    try {
      accessSync(join(folder, "systemd", "private"), constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}

function container(): KernelFacts["container"] {
  if (existsSync("/run/.containerenv")) return "podman";
  const isAnother = ["/.dockerenv", "/run/host/container-manager"].some((path) => existsSync(path));
  return isAnother ? "another" : undefined;
}

/** A container may run a uid that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
