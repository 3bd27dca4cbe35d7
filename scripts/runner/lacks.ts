/** Something that keeps a better sandbox or better figures from this machine. */
export interface Lack {
  /** The whole reason. */
  readonly reason: string;
  /** What mends it, on a line. */
  readonly remedy?: string;
  /** Where a line is not enough: a file and commands, line by line. */
  readonly steps?: readonly string[];
}

/** What a machine says of itself; undefined where it has no such switch. */
export interface KernelFacts {
  /** The real path of bwrap. */
  readonly bwrap: string | undefined;
  /** The first that is there of apt-get, dnf, pacman, zypper, apk. */
  readonly packages: string | undefined;
  readonly usernsClone: string | undefined;
  readonly mostUserNamespaces: string | undefined;
  readonly apparmorRestricts: string | undefined;
  /** AppArmor holds programs to their profiles here. */
  readonly hasAppArmor: boolean;
  readonly perfParanoid: string | undefined;
  readonly isRoot: boolean;
  /** Whose container this is, as far as it says so. */
  readonly container: "podman" | "another" | undefined;
  readonly user: string;
  /** Whether systemd has started this machine. */
  readonly hasSystemd: boolean;
  /** Whether the user has a systemd of its own that listens. */
  readonly hasUserSystemd: boolean;
  /** The version of the control groups; undefined where none are mounted. */
  readonly cgroup: "1" | "2" | undefined;
}

const INSTALL: Readonly<Record<string, Readonly<Record<"bubblewrap" | "compiler", string>>>> = {
  "apt-get": install("apt-get install", "gcc libc6-dev"),
  dnf: install("dnf install", "gcc glibc-devel"),
  pacman: install("pacman -S", "gcc"),
  zypper: install("zypper install", "gcc glibc-devel"),
  apk: install("apk add", "gcc musl-dev linux-headers"),
};
export const PACKAGE_MANAGERS = Object.keys(INSTALL);

function install(command: string, compiler: string) {
  return { bubblewrap: `${command} bubblewrap`, compiler: `${command} ${compiler}` };
}

/** Without a C compiler there is no supervisor. */
export function compilerLack(facts: Pick<KernelFacts, "packages">): Lack {
  return { reason: "no C compiler", remedy: howToInstall("compiler", facts) };
}

function howToInstall(
  what: "bubblewrap" | "compiler",
  { packages }: Pick<KernelFacts, "packages">,
) {
  return INSTALL[packages ?? ""]?.[what] ?? `install ${what === "compiler" ? "gcc" : what}`;
}

/** Why tier A does not hold, from what bubblewrap or the supervisor said. */
export function bubblewrapLack(reason: string, facts: KernelFacts): Lack {
  if (facts.bwrap === undefined) {
    return { reason: "no bubblewrap", remedy: howToInstall("bubblewrap", facts) };
  }
  if (!reason.startsWith("bwrap: ")) return { reason };
  if (facts.mostUserNamespaces === "0") {
    const remedy = "sysctl user.max_user_namespaces=15000";
    return { reason: `${reason} (user.max_user_namespaces is 0)`, remedy };
  }
  if (facts.usernsClone === "0" && !facts.isRoot) {
    const remedy = "sysctl kernel.unprivileged_userns_clone=1";
    return { reason: `${reason} (kernel.unprivileged_userns_clone is 0)`, remedy };
  }
  if (facts.container !== undefined) return containerLack(reason, facts);
  const restricts = facts.apparmorRestricts === "1";
  const mayRefuse = facts.hasAppArmor && /namespace/.test(reason);
  if (facts.isRoot || !(restricts || mayRefuse)) return { reason };
  const cause = restricts
    ? "AppArmor: kernel.apparmor_restrict_unprivileged_userns is 1"
    : "perhaps a profile of AppArmor: see sudo aa-status";
  return {
    reason: `${reason} (${cause})`,
    remedy: "an AppArmor profile for bwrap with `userns,` (doctor prints it)",
    steps: profileSteps(facts.bwrap),
  };
}

/** Who starts a container says what it may do: no profile or switch within helps. */
function containerLack(reason: string, { container }: KernelFacts): Lack {
  const isMasked = /mount proc/.test(reason);
  if (!isMasked && !/namespace/.test(reason)) return { reason };
  const cause = isMasked ? "hides parts of /proc" : "may make no namespaces";
  if (container !== "podman") return { reason: `${reason} (this container ${cause})` };
  const unmask = "--security-opt unmask=ALL";
  return {
    reason: `${reason} (this container of podman ${cause})`,
    remedy: isMasked ? `podman run ${unmask}` : `--security-opt apparmor=unconfined ${unmask}`,
  };
}

function profileSteps(bwrap: string): string[] {
  return [
    "/etc/apparmor.d/bwrap, which lets bwrap alone make user namespaces:",
    "  abi <abi/4.0>,",
    "  include <tunables/global>",
    `  profile bwrap ${bwrap} flags=(unconfined) {`,
    "    userns,",
    "  }",
    "then: sudo apparmor_parser -r /etc/apparmor.d/bwrap",
  ];
}

/** Why tier B does not hold, from what the supervisor said. */
export function landlockLack(reason: string): Lack {
  const [, error] = /^Landlock: (.*)/.exec(reason) ?? [];
  if (error === undefined) return { reason };
  const remedy = "a kernel with Landlock (5.13) that has it in lsm=";
  if (/not implemented|not supported/i.test(error)) {
    const where = "not in this kernel, or not in lsm= (see /sys/kernel/security/lsm)";
    return { reason: `Landlock: ${where}`, remedy };
  }
  return { reason };
}

/** Why the kernel does not account for a job; only a control group says exactly what programs used. */
export function groupLack({ isRoot, ...facts }: KernelFacts): Lack {
  const none = "no control group";
  if (facts.cgroup === undefined) return { reason: `${none}: none are mounted here` };
  if (isRoot) return { reason: `${none}: the group of this container cannot be divided` };
  if (!facts.hasSystemd) return { reason: `${none}: no systemd here gives your user one` };
  if (!facts.hasUserSystemd) {
    const remedy = `loginctl enable-linger ${facts.user}`;
    return { reason: `${none}: your user has no systemd session`, remedy };
  }
  const second = "groups of version 1 are root's alone";
  return { reason: `${none}: ${facts.cgroup === "1" ? second : "your systemd gives no scope"}` };
}

/** Where there is no control group, perf events would count the time of all children. */
export function perfLack({ perfParanoid = "" }: Pick<KernelFacts, "perfParanoid">): string {
  return `no perf events${Number(perfParanoid) > 2 ? ` (kernel.perf_event_paranoid is ${perfParanoid})` : ""}`;
}

/** For a report: its first sentence, and the remedy. */
export function shortly({ reason, remedy }: Lack): string {
  const [sentence] = reason.split(/[.;] /);
  return remedy === undefined ? sentence! : `${sentence} (${remedy})`;
}

/** For doctor: all lines. */
export function wholly({ reason, remedy, steps = [] }: Lack): string[] {
  return [
    reason,
    ...(remedy === undefined || steps.length > 0 ? [] : [`try: ${remedy}`]),
    ...steps,
  ];
}
