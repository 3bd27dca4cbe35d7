/**
 * The places where a control group for a job may be made, best first, in the supervisor's format (see
 * supervisor/cgroup.c). `mounts` is /proc/self/mountinfo, `own` is /proc/self/cgroup. They lie below our
 * own group, so that the limits of a container stay in force; root may also use the top of version 2,
 * where systemd enables memory and pids for children.
 */
export function groupPlaces(mounts: string, own: string, isRoot: boolean): string[] {
  const one = ["memory", "pids", "cpuacct"].map((name) => folderOf(mounts, own, name));
  const two = folderOf(mounts, own, "");
  const top = mountOf(mounts, "")?.point;
  return [
    ...(one.every((folder) => folder !== undefined) ? [`1:${one.join(":")}`] : []),
    ...(two === undefined ? [] : [`2+:${two}`]),
    ...(isRoot && top !== undefined && top !== two ? [`2:${top}`] : []),
  ];
}

/**
 * Of root's places: the folder of version 2 where its own group is the top, so that there is no other place. Of
 * the machine itself only the first processes stand there.
 */
export function rootOfContainer(places: readonly string[]): string | undefined {
  const [only, ...others] = places;
  return others.length === 0 && only?.startsWith("2+:") ? only.slice("2+:".length) : undefined;
}

/**
 * Where the user's systemd may listen. `su` and `sudo` leave XDG_RUNTIME_DIR unset, or as another user
 * had it; the folder of a user who lingers or is logged in is there all the same.
 */
export function runtimeFolders(variable: string | undefined, uid: number): string[] {
  const usual = `/run/user/${uid}`;
  return variable?.startsWith("/") && variable !== usual ? [variable, usual] : [usual];
}

interface Mount {
  /** The folder of the file system that is seen at `point`. */
  readonly root: string;
  readonly point: string;
}

/** Of a controller of version 1, or with an empty name of version 2. */
function mountOf(mounts: string, controller: string): Mount | undefined {
  for (const line of mounts.split("\n")) {
    const [before = "", after = ""] = line.split(" - ");
    const [, , , root, point] = before.split(" ");
    const [type, , options = ""] = after.split(" ");
    const fits =
      controller === ""
        ? type === "cgroup2"
        : type === "cgroup" && options.split(",").includes(controller);
    // Rejects paths with a blank (written \040) or a colon, which separates folders in the list; and what lies above
    // the root of our own namespace, where a container has mounted its own groups over the machine's.
    if (fits && root && point && !/[\\:]|^\/\.\.(\/|$)/.test(root + point)) return { root, point };
  }
  return undefined;
}

function folderOf(mounts: string, own: string, controller: string): string | undefined {
  const mount = mountOf(mounts, controller);
  const line = own
    .split("\n")
    .map((entry) => /^\d+:([^:]*):(\/.*)$/.exec(entry))
    .find((match) => match !== null && match[1]!.split(",").includes(controller));
  const path = line?.[2];
  if (!mount || path === undefined || /[\\:]|\/\.\.(\/|$)/.test(path)) return undefined;
  const root = mount.root === "/" ? "" : mount.root;
  if (path !== root && !path.startsWith(`${root}/`)) return undefined;
  return (mount.point + path.slice(root.length)).replace(/\/$/, "");
}
