import { posix } from "node:path";
import type { SourceFile } from "./source-file";

/** A symbolic link among the files of a folder or a zip. */
export interface Link {
  readonly path: string;
  /** As it is written: relative to the link's folder, or absolute. */
  readonly target: string;
}

/** The files, and those that links among them lead to; `lost` gets each link that leads elsewhere. */
export function followLinks(
  files: readonly SourceFile[],
  links: readonly Link[],
  lost: (path: string) => void,
): SourceFile[] {
  const all = new Map(files.map((file) => [file.path, file]));
  let left = links;
  for (let before = -1; left.length !== before; ) {
    before = left.length;
    left = left.filter((link) => {
      const targets = linked(link, all, files);
      for (const file of targets) all.set(file.path, file);
      return targets.length === 0;
    });
  }
  for (const { path } of left) lost(path);
  return [...all.values()];
}

function linked(
  { path, target }: Link,
  all: ReadonlyMap<string, SourceFile>,
  files: readonly SourceFile[],
): SourceFile[] {
  const place = posix.join(posix.dirname(path), target).replace(/\/$/, "");
  const isAround = path.startsWith(`${place}/`);
  if (posix.isAbsolute(target) || isAround) return [];
  const file = all.get(place);
  const inside = file ? [file] : files.filter((other) => other.path.startsWith(`${place}/`));
  return inside.map((own) => ({
    path: path + own.path.slice(place.length),
    sizeBytes: own.sizeBytes,
    read: () => own.read(),
  }));
}
