import { describe, expect, it } from "vitest";
import {
  bubblewrapLack,
  compilerLack,
  groupLack,
  type KernelFacts,
  landlockLack,
  perfLack,
  shortly,
  wholly,
} from "./lacks";

// What a user reads where a better sandbox is missing; the words of bubblewrap are those of real machines.

const PLAIN: KernelFacts = {
  bwrap: "/usr/bin/bwrap",
  packages: "apt-get",
  usernsClone: "1",
  mostUserNamespaces: "31000",
  apparmorRestricts: undefined,
  hasAppArmor: false,
  perfParanoid: "2",
  isRoot: false,
  container: undefined,
  user: "ada",
  hasSystemd: true,
  hasUserSystemd: true,
  cgroup: "2",
};
const UID_MAP = "bwrap: setting up uid map: Permission denied";
const NO_NAMESPACE =
  "bwrap: No permissions to create a new namespace, likely because the kernel does not allow non-privileged user namespaces. On e.g. debian this can be enabled with 'sysctl kernel.unprivileged_userns_clone=1'.";

describe("bubblewrap", () => {
  it.each([
    ["apt-get", "apt-get install bubblewrap", "apt-get install gcc libc6-dev"],
    ["dnf", "dnf install bubblewrap", "dnf install gcc glibc-devel"],
    ["pacman", "pacman -S bubblewrap", "pacman -S gcc"],
    ["zypper", "zypper install bubblewrap", "zypper install gcc glibc-devel"],
    ["apk", "apk add bubblewrap", "apk add gcc musl-dev linux-headers"],
    [undefined, "install bubblewrap", "install gcc"],
  ])("is missing, and so is a compiler: %s installs them", (packages, bubblewrap, compiler) => {
    const facts = { ...PLAIN, bwrap: undefined, packages };
    const lack = bubblewrapLack("no bubblewrap", facts);
    expect(lack).toEqual({ reason: "no bubblewrap", remedy: bubblewrap });
    expect(compilerLack(facts)).toEqual({ reason: "no C compiler", remedy: compiler });
  });

  it.each([
    [{ mostUserNamespaces: "0" }, "sysctl user.max_user_namespaces=15000"],
    [{ usernsClone: "0" }, "sysctl kernel.unprivileged_userns_clone=1"],
    [{ apparmorRestricts: "1" }, "an AppArmor profile for bwrap with `userns,` (doctor prints it)"],
    [{ usernsClone: "0", isRoot: true }, undefined],
    [{ apparmorRestricts: "1", isRoot: true }, undefined],
    [{}, undefined],
  ])("%j: the remedy is %s", (more, remedy) => {
    expect(bubblewrapLack(UID_MAP, { ...PLAIN, ...more }).remedy).toBe(remedy);
  });

  it("may be refused namespaces by a profile of AppArmor where no switch forbids them", () => {
    const facts = { ...PLAIN, hasAppArmor: true };
    const { reason, remedy, steps } = bubblewrapLack(NO_NAMESPACE, facts);
    expect(reason).toBe(`${NO_NAMESPACE} (perhaps a profile of AppArmor: see sudo aa-status)`);
    expect(remedy).toContain("an AppArmor profile for bwrap");
    expect(steps).toContain("    userns,");
    expect(bubblewrapLack("bwrap: Can't find source path /x", facts)).not.toHaveProperty("steps");
    expect(bubblewrapLack(NO_NAMESPACE, { ...facts, isRoot: true })).not.toHaveProperty("steps");
  });

  // The reasons of podman 5.4.2 and of systemd-nspawn 257, with bubblewrap 0.12.
  it("is refused by a container, whose own options mend it, and no profile within", () => {
    const inside = { ...PLAIN, hasAppArmor: true, container: "podman" } as const;
    for (const isRoot of [true, false]) {
      const facts = { ...inside, isRoot };
      expect(
        bubblewrapLack("bwrap: Creating new namespace failed: Permission denied", facts),
      ).toEqual({
        reason:
          "bwrap: Creating new namespace failed: Permission denied (this container of podman may make no namespaces)",
        remedy: "--security-opt apparmor=unconfined --security-opt unmask=ALL",
      });
      const masked = "bwrap: Can't mount proc on /proc: Operation not permitted";
      const reason = `${masked} (this container of podman hides parts of /proc)`;
      const remedy = "podman run --security-opt unmask=ALL";
      expect(bubblewrapLack(masked, facts)).toEqual({ reason, remedy });
      expect(bubblewrapLack(masked, { ...facts, container: "another" })).toEqual({
        reason: `${masked} (this container hides parts of /proc)`,
      });
    }
    const other = "bwrap: Can't find source path /x";
    expect(bubblewrapLack(other, inside)).toEqual({ reason: other });
  });

  it("is not to blame for a box that leaks", () => {
    const lack = bubblewrapLack("foreign files can be read", { ...PLAIN, apparmorRestricts: "1" });
    expect(lack).toEqual({ reason: "foreign files can be read" });
  });

  it("gets a profile that names where it lies", () => {
    const lack = bubblewrapLack(UID_MAP, { ...PLAIN, apparmorRestricts: "1", bwrap: "/opt/bwrap" });
    const lines = wholly(lack);
    expect(lines[0]).toBe(
      `${UID_MAP} (AppArmor: kernel.apparmor_restrict_unprivileged_userns is 1)`,
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        "  profile bwrap /opt/bwrap flags=(unconfined) {",
        "    userns,",
        "then: sudo apparmor_parser -r /etc/apparmor.d/bwrap",
      ]),
    );
  });

  it("a report has the first sentence of its reason, doctor all", () => {
    const lack = bubblewrapLack(NO_NAMESPACE, { ...PLAIN, usernsClone: "0" });
    expect(shortly(lack)).toBe(
      "bwrap: No permissions to create a new namespace, likely because the kernel does not allow non-privileged user namespaces (sysctl kernel.unprivileged_userns_clone=1)",
    );
    expect(wholly(lack)).toEqual([
      `${NO_NAMESPACE} (kernel.unprivileged_userns_clone is 0)`,
      "try: sysctl kernel.unprivileged_userns_clone=1",
    ]);
  });
});

it.each([
  ["Landlock: Function not implemented", /^Landlock: not in this kernel, or not in lsm= /],
  ["Landlock: Operation not supported", /^Landlock: not in this kernel, or not in lsm= /],
  ["Landlock: Operation not permitted", /^Landlock: Operation not permitted$/],
  ["the network can be reached", /^the network can be reached$/],
])("Landlock: %s", (said, reason) => {
  expect(landlockLack(said).reason).toMatch(reason);
});

it.each([
  [
    { hasUserSystemd: false },
    "no control group: your user has no systemd session (loginctl enable-linger ada)",
  ],
  [{ hasSystemd: false }, "no control group: no systemd here gives your user one"],
  [{ isRoot: true }, "no control group: the group of this container cannot be divided"],
  [{ cgroup: "1" as const }, "no control group: groups of version 1 are root's alone"],
  [{ cgroup: undefined }, "no control group: none are mounted here"],
])("without a group, %j", (more, text) => {
  expect(shortly(groupLack({ ...PLAIN, ...more }))).toBe(text);
});

it("perf events that the kernel keeps to root are named with their switch", () => {
  expect(perfLack({ perfParanoid: "3" })).toBe("no perf events (kernel.perf_event_paranoid is 3)");
  expect(perfLack({ perfParanoid: undefined })).toBe("no perf events");
});
