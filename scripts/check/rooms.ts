/** The rooms of scripts/, and for each the rooms that it may use: arrows only point up this list. */
export const ROOMS = {
  base: [],
  problem: ["base"],
  targets: ["base", "problem"],
  bundle: ["base", "problem", "targets"],
  runner: ["base", "problem", "targets", "bundle"],
  judge: ["base", "problem", "targets", "bundle", "runner"],
  import: ["base", "problem", "targets", "bundle", "runner", "judge"],
  submit: ["base", "problem", "targets", "bundle", "runner", "judge"],
  stress: ["base", "problem", "targets", "bundle", "runner", "judge"],
  verify: ["base", "problem", "targets", "bundle", "runner", "judge"],
  practice: ["base", "problem", "targets", "bundle", "runner", "judge"],
  bench: ["base", "problem", "targets", "bundle", "runner", "judge"],
  lab: ["base", "problem"],
  export: ["base", "problem", "targets", "bundle", "runner", "judge"],
  site: ["base", "problem", "targets", "bundle", "runner", "judge", "bench"],
  readme: ["base", "problem", "targets", "bundle", "runner", "judge"],
  contest: [
    "base",
    "problem",
    "targets",
    "bundle",
    "runner",
    "judge",
    "import",
    "stress",
    "submit",
  ],
  check: ["base", "problem", "targets", "bundle", "runner", "judge", "verify", "readme"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Room = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as Room[];

/** True where the first room may use the second. */
export function mayUse(room: Room, other: Room): boolean {
  return (ROOMS[room] as readonly Room[]).includes(other);
}

/** The room of a file: "judge" of scripts/judge/host/run/output.ts; undefined elsewhere. */
export function roomOf(path: string): Room | undefined {
  const name = /^scripts\/([^/]+)\//.exec(path)?.[1];
  return ROOM_NAMES.find((room) => room === name);
}

/** The cycles of a table of arrows, as "a → b → a"; empty if it is a DAG. */
export function circles(table: Readonly<Record<string, readonly string[]>>): string[] {
  const done = new Set<string>();
  const loops: string[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    if (above.includes(name)) {
      loops.push([...above.slice(above.indexOf(name)), name].join(" → "));
      return;
    }
    if (done.has(name)) return;
    for (const next of table[name] ?? []) visit(next, [...above, name]);
    done.add(name);
  };
  for (const name of Object.keys(table)) visit(name, []);
  return loops;
}
