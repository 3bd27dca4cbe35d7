/** The rooms of scripts/, and for each the rooms that it may use: arrows only point up this list. */
export const ROOMS = {
  start: [],
  base: ["start"],
  problem: ["base"],
  targets: ["problem"],
  bundle: ["base", "problem", "targets"],
  runner: ["base", "problem", "targets", "bundle"],
  judge: ["base", "problem", "targets", "bundle", "runner"],
  many: ["base", "problem", "targets", "bundle", "runner", "judge"],
  send: ["start", "base", "problem"],
  import: ["base", "problem", "send", "runner", "judge"],
  submit: ["base", "problem", "targets", "bundle", "judge", "send"],
  stress: ["base", "problem", "bundle", "runner", "judge"],
  verify: ["base", "problem", "targets", "runner", "judge"],
  practice: ["base", "problem", "judge"],
  bench: ["base", "problem", "targets", "bundle", "runner", "judge", "verify"],
  lab: ["base"],
  export: ["base", "problem", "bundle", "judge"],
  draw: ["base", "problem"],
  site: ["base", "problem", "draw", "targets", "bundle", "judge", "bench"],
  readme: ["start", "base", "problem", "targets", "send"],
  contest: ["start", "base", "problem"],
  workspace: ["start", "base", "problem", "runner", "send", "import", "submit"],
  desk: ["base", "problem", "targets", "bundle", "runner", "import", "judge", "many", "submit"],
  vscode: ["start", "base", "problem", "targets", "runner", "import", "judge", "site", "desk"],
  pack: ["start", "base", "bundle", "desk"],
  check: ["base", "problem", "bundle", "runner", "judge", "readme"],
  testing: ["base", "problem", "send", "runner", "judge", "verify", "desk"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Room = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as Room[];

/** True where the first room may use the second. */
export function mayUse(room: Room, other: Room): boolean {
  return (ROOMS[room] as readonly Room[]).includes(other);
}

/** Tests that use a room which their own room may not. The list only shrinks. */
export const TEST_ARROWS: Partial<Record<Room, readonly Room[]>> = {
  problem: ["bundle"], // bundles and runs the template's solution
  export: ["import"], // imports again what was exported
};

/** True where a test of the first room may use the second: as its room, as what that uses, and testing. */
export function testMayUse(room: Room, other: Room): boolean {
  const used = ROOMS[room] as readonly Room[];
  return (
    other === "testing" ||
    mayUse(room, other) ||
    used.some((between) => mayUse(between, other)) ||
    (TEST_ARROWS[room] ?? []).includes(other)
  );
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
