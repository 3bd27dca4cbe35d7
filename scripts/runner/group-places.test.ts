import { expect, it } from "vitest";
import { groupPlaces, rootOfContainer, runtimeFolders } from "./group-places";

// Recorded /proc/self/mountinfo (its lines of control groups) and /proc/self/cgroup of four machines.

const V1 = `25 22 0:22 / /sys/fs/cgroup ro - tmpfs tmpfs ro,mode=755
28 25 0:25 / /sys/fs/cgroup/cpuacct rw,nosuid - cgroup cgroup rw,cpuacct
31 25 0:28 / /sys/fs/cgroup/memory rw,nosuid - cgroup cgroup rw,memory
35 25 0:32 / /sys/fs/cgroup/pids rw,nosuid - cgroup cgroup rw,pids
37 25 0:34 / /sys/fs/cgroup/unified rw,nosuid - cgroup2 cgroup2 rw`;
const V1_JOINED = `32 25 0:29 / /sys/fs/cgroup/cpu,cpuacct rw shared:9 - cgroup cgroup rw,cpu,cpuacct
33 25 0:30 / /sys/fs/cgroup/memory rw shared:10 - cgroup cgroup rw,memory
34 25 0:31 / /sys/fs/cgroup/pids rw shared:11 - cgroup cgroup rw,pids`;
const V2 = "30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate";
const DOCKER_V1 = V1_JOINED.replaceAll(" / ", " /docker/4f2 ");
const USER = "/user.slice/user-1000.slice/user@1000.service/app.slice/run-r7.scope";

it.each([
  [
    "version 1, beside an empty version 2, as root",
    [V1, "8:pids:/\n4:memory:/jobs/7\n2:cpuacct:/\n0::/", true],
    [
      "1:/sys/fs/cgroup/memory/jobs/7:/sys/fs/cgroup/pids:/sys/fs/cgroup/cpuacct",
      "2+:/sys/fs/cgroup/unified",
    ],
  ],
  [
    "version 1 with joined controllers, as a user",
    [V1_JOINED, "5:memory:/user.slice\n4:pids:/user.slice\n3:cpu,cpuacct:/user.slice", false],
    [
      "1:/sys/fs/cgroup/memory/user.slice:/sys/fs/cgroup/pids/user.slice:/sys/fs/cgroup/cpu,cpuacct/user.slice",
    ],
  ],
  [
    "version 2 under systemd, as root",
    [V2, "0::/user.slice/user-0.slice/session-3.scope\n", true],
    ["2+:/sys/fs/cgroup/user.slice/user-0.slice/session-3.scope", "2:/sys/fs/cgroup"],
  ],
  [
    "version 2, a delegated scope of a user",
    [V2, `0::${USER}\n`, false],
    [`2+:/sys/fs/cgroup${USER}`],
  ],
  [
    "a container that sees its own part of version 1",
    [DOCKER_V1, "5:memory:/docker/4f2\n4:pids:/docker/4f2/x\n3:cpu,cpuacct:/docker/4f2", true],
    ["1:/sys/fs/cgroup/memory:/sys/fs/cgroup/pids/x:/sys/fs/cgroup/cpu,cpuacct"],
  ],
  [
    "version 2, another user's session after su (systemd 252, Linux 6.1)",
    [
      "28 22 0:25 / /sys/fs/cgroup rw,nosuid,nodev,noexec,relatime shared:8 - cgroup2 cgroup2 rw,nsdelegate,memory_recursiveprot",
      "0::/user.slice/user-0.slice/session-22.scope\n",
      false,
    ],
    ["2+:/sys/fs/cgroup/user.slice/user-0.slice/session-22.scope"],
  ],
  [
    "a namespace of its own, mounted over the machine's groups",
    [`${V2.replace(" / ", " /../.. ")}\n${V2}`, "0::/\n", true],
    ["2+:/sys/fs/cgroup"],
  ],
  ["a container whose own group it cannot see", [V2, "0::/../../elsewhere", false], []],
  ["no control groups", ["22 1 8:1 / / rw - ext4 /dev/sda1 rw", "", true], []],
] as const)("%s", (_, [mounts, own, isRoot], places) => {
  expect(groupPlaces(mounts, own, isRoot)).toEqual(places);
});

it.each([
  ["ssh, a login", "/run/user/1000", ["/run/user/1000"]],
  ["su -, sudo, cron", undefined, ["/run/user/1000"]],
  ["su, which keeps root's", "/run/user/0", ["/run/user/0", "/run/user/1000"]],
  ["an empty variable", "", ["/run/user/1000"]],
  ["a relative path", "run", ["/run/user/1000"]],
] as const)("the user's systemd after %s", (_, variable, folders) => {
  expect(runtimeFolders(variable, 1000)).toEqual(folders);
});

it.each([
  ["root in a container, at the top of its own groups", "0::/\n", "/sys/fs/cgroup"],
  ["root below the top", "0::/system.slice/x.service\n", undefined],
  ["a container whose own group it cannot see", "0::/../x\n", undefined],
] as const)("%s", (_, own, root) => {
  expect(rootOfContainer(groupPlaces(V2, own, true))).toBe(root);
});
