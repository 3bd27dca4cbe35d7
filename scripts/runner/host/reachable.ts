import { chmodSync, copyFileSync, cpSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const OTHERS_ENTER = 0o001;
const OTHERS_READ = 0o004;

/**
 * As root we run programs under another uid, which cannot enter a closed folder such as /root. Files in
 * such folders, and whole folders of programs, are copied once to the scratch folder.
 */
export class Reachable {
  private readonly scratch: string;
  private readonly copies = new Map<string, string>();

  constructor(scratch: string) {
    this.scratch = scratch;
  }

  path(file: string): string {
    if (isReachable(file)) return file;
    const { mtimeMs, size } = statSync(file);
    const mark = `${file} ${mtimeMs} ${size}`;
    const earlierCopy = this.copies.get(mark);
    if (earlierCopy !== undefined) return earlierCopy;
    const copy = join(this.scratch, `${this.copies.size}-${basename(file)}`);
    if (statSync(file).isDirectory()) {
      cpSync(file, copy, { recursive: true });
      for (const inside of readdirSync(copy, { recursive: true })) {
        chmodSync(join(copy, String(inside)), 0o755);
      }
    } else copyFileSync(file, copy);
    chmodSync(copy, 0o755);
    this.copies.set(mark, copy);
    return copy;
  }
}

/** Whether the uid that runs programs can read a file in its place. */
export function isReachable(file: string): boolean {
  if (process.getuid?.() !== 0) return true;
  const real = realpathSync(file);
  return (statSync(real).mode & OTHERS_READ) > 0 && isOpen(dirname(real));
}

/** Whether the uid that runs programs can enter a folder. */
export function isEnterable(folder: string): boolean {
  return process.getuid?.() !== 0 || isOpen(realpathSync(folder));
}

function isOpen(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & OTHERS_ENTER) > 0 && (above === folder || isOpen(above));
}
