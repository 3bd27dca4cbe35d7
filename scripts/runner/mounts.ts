/** What a plan of mounts asks of the machine's own files. */
export interface Links {
  /** Where a link points, as it is written; undefined where there is none or no link. */
  target(path: string): string | undefined;
  exists(path: string): boolean;
  /** Without links; the path itself where there is nothing. */
  real(path: string): string;
}

/** Folders of every system. In many of them all but /usr are links into it. */
const SYSTEM = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"];

/** What programs need beside them, where it is there. */
const ALSO = [
  "/nix/store",
  "/etc/ld.so.cache",
  "/etc/alternatives",
  "/etc/localtime",
  "/etc/ssl",
  "/etc/passwd",
  "/sys/devices/system/cpu",
];

const DEVICES = [
  ...["--dev", "/dev"],
  // All terminals of the machine are of one number.
  ...["--ro-bind", "/dev/null", "/dev/pts/ptmx"],
];

/** Without /dev/stdin and its like, as on Windows. */
const SINGLE_DEVICES = [
  ...["--tmpfs", "/dev"],
  ...["null", "full", "random", "urandom"].flatMap((name) => [
    "--dev-bind",
    `/dev/${name}`,
    `/dev/${name}`,
  ]),
];

/**
 * The options by which bubblewrap makes the files of a box (tier A), in their order. From version 0.12 on it
 * refuses to mount on a link, also on one that an earlier option has made. So /dev/ptmx, a link of its own, is
 * closed where it points; and what lies below a folder of the system is there already, or is mounted at its
 * real place, to which the system's links lead.
 */
export function mountPlan(
  {
    readable,
    lacksDevStdin,
  }: { readonly readable: readonly string[]; readonly lacksDevStdin?: true },
  scratch: string,
  links: Links,
): string[] {
  return [
    ...SYSTEM.flatMap((path) => systemFolder(path, links)),
    ...ALSO.flatMap((path) => ["--ro-bind-try", path, path]),
    ...["--proc", "/proc"],
    ...(lacksDevStdin ? SINGLE_DEVICES : DEVICES),
    // A shared mapping of /dev/zero is memory of no process.
    ...["--dev-bind", "/dev/null", "/dev/zero"],
    // Some settings are the box's own, and would reach the next case.
    ...["--ro-bind", "/proc/sys", "/proc/sys"],
    // Semaphores and memory that processes share, as of Python's multiprocessing.
    ...["--tmpfs", "/dev/shm"],
    ...["--tmpfs", scratch],
    // "dir/." may only be listed: the folders above its files are there.
    ...readable.flatMap((path) => (path.endsWith("/.") ? [] : ofProgram(path, links))),
    // Only now: the scratch folder may lie in /dev/shm.
    ...["--remount-ro", "/dev"],
  ];
}

function systemFolder(path: string, links: Links): string[] {
  const target = links.target(path);
  if (target !== undefined) return ["--symlink", target, path];
  return links.exists(path) ? ["--ro-bind", path, path] : [];
}

function ofProgram(path: string, links: Links): string[] {
  const place = isOfSystem(path) ? links.real(path) : path;
  return isOfSystem(place) ? [] : ["--ro-bind", place, place];
}

function isOfSystem(path: string): boolean {
  return [...SYSTEM, ...ALSO].some((folder) => path === folder || path.startsWith(`${folder}/`));
}
