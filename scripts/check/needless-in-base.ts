import { scan } from "./imports";
import { mayUse, ROOM_NAMES, type Room, roomOf } from "./rooms";

const TEST = /\.(test|bench)\.ts$/;

/** Rule 4: files of base that two rooms which do not use each other do not need. */
export function needlessInBase(files: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    if (!file.startsWith("scripts/") || TEST.test(file)) continue;
    for (const { path } of scan(file, text).imports) {
      if (path.startsWith("scripts/base/"))
        users.set(`${path}.ts`, (users.get(`${path}.ts`) ?? new Set()).add(file));
    }
  }
  const roomsOf = (file: string, seen: ReadonlySet<string>): Set<Room> => {
    const rooms = new Set<Room>();
    for (const user of users.get(file) ?? []) {
      const room = roomOf(user);
      if (room === "base" && !seen.has(user))
        for (const further of roomsOf(user, new Set([...seen, user]))) rooms.add(further);
      else if (room && room !== "base") rooms.add(room);
    }
    return rooms;
  };
  const apart = (rooms: readonly Room[]) =>
    rooms.some((a) => rooms.some((b) => a !== b && !mayUse(a, b) && !mayUse(b, a)));
  return [...files.keys()]
    .filter((file) => file.startsWith("scripts/base/") && file.endsWith(".ts") && !TEST.test(file))
    .flatMap((file) => {
      const rooms = [...roomsOf(file, new Set([file]))];
      if (apart(rooms)) return [];
      const needed = ROOM_NAMES.filter((room) => rooms.includes(room)).join(", ") || "no room";
      return [`${file}: only ${needed} needs it; move it there`];
    });
}
