import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { beforeAll, expect, it } from "vitest";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder } from "../../../testing/test-folder";
import { compileSupervisor } from "./compile-supervisor";

// The supervisor reads the files of a control group, as the kernel's documents describe them
// (Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/memory.rst); here they are recorded ones.

const V1 = {
  "memory.usage_in_bytes": "157286400\n",
  "memory.stat": "cache 62914560\nrss 83886080\nrss_huge 0\nshmem 10485760\nmapped_file 0\n",
  "memory.oom_control": "oom_kill_disable 0\nunder_oom 0\noom_kill 3\n",
  "cpuacct.usage": "1234567890\n",
};
const V2 = {
  "memory.current": "157286400\n",
  "memory.stat":
    "anon 83886080\nfile 62914560\nkernel 2097152\nsock 4096\nshmem 10485760\nfile_mapped 0\nslab_reclaimable 1048576\n",
  "memory.events": "low 0\nhigh 0\nmax 12\noom 4\noom_kill 3\noom_group_kill 0\n",
  "cpu.stat": "usage_usec 1234567\nuser_usec 1000000\nsystem_usec 234567\n",
};
/** As Linux 6.1 wrote them in a group below a user's scope of systemd 252; of memory.stat some lines. */
const V2_OF_A_SCOPE = {
  "memory.current": "479232\n",
  "memory.stat":
    "anon 114688\nfile 0\nkernel 114688\nsock 0\nshmem 0\nslab_reclaimable 848\nslab_unreclaimable 34776\npgfault 152\n",
  "memory.events": "low 0\nhigh 0\nmax 0\noom 0\noom_kill 0\noom_group_kill 0\n",
  "cpu.stat": "usage_usec 634704\nuser_usec 287732\nsystem_usec 346971\n",
};
/** Not needed: without it the whole tree is looked at. */
const TASKS = { "pids.current": "12\n" };
const FIGURES = { usageKiB: 153_600, oomKills: 3, cpuUs: 1_234_567, tasks: 12 };

let supervisor = "";
let missing: string | undefined;
const folder = testFolder();
beforeAll(async () => {
  const compiled = await compileSupervisor();
  if ("missing" in compiled) missing = compiled.missing.reason;
  else supervisor = compiled.file;
});

async function read(version: number, files: Readonly<Record<string, string>>) {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return execa(supervisor, ["--accounts", String(version), folder], { reject: false });
}

it("version 1: without the cache of files, with shared memory", async (context) => {
  needsTier("C", missing, context);
  const { stdout } = await read(1, { ...V1, ...TASKS });
  expect(JSON.parse(stdout)).toEqual({ ...FIGURES, chargedKiB: (150 - 60 + 10) * 1024 });
});

it("version 2: without what the kernel can drop, with its own pages and sockets", async (context) => {
  needsTier("C", missing, context);
  const { stdout } = await read(2, { ...V2, ...TASKS });
  expect(JSON.parse(stdout)).toEqual({ ...FIGURES, chargedKiB: (150 - 60 + 10 - 1) * 1024 });
});

it("version 2: of a user's scope, before any limit was reached", async (context) => {
  needsTier("C", missing, context);
  const { stdout } = await read(2, V2_OF_A_SCOPE);
  const figures = { usageKiB: 468, chargedKiB: 467, oomKills: 0, cpuUs: 634_704, tasks: -1 };
  expect(JSON.parse(stdout)).toEqual(figures);
});

it.for(Object.keys(V2))("version 2 without %s is no account", async (name, context) => {
  needsTier("C", missing, context);
  const files = Object.fromEntries(Object.entries(V2).filter(([file]) => file !== name));
  expect((await read(2, files)).exitCode).toBe(1);
});

it("version 1 of an old kernel, which counts no kills, is no account", async (context) => {
  needsTier("C", missing, context);
  const files = { ...V1, "memory.oom_control": "oom_kill_disable 0\nunder_oom 0\n" };
  expect((await read(1, files)).exitCode).toBe(1);
});
