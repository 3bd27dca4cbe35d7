import { type FSWatcher, readFileSync, statSync, watch } from "node:fs";
import { dirname, isAbsolute, resolve } from "node:path";
import { globSync } from "glob";

const OTHERS = "{c,cc,cpp,cxx,h,hpp,java,rs,go,py,rb}";
const PATTERNS = [
  "lib/*/*.ts",
  "problems/*/*.ts",
  `{problems,.contest}/*/*.${OTHERS}`,
  "cases/*/*.{in,out}",
  ".contest/*/*.ts",
  ".contest/*/cases/*.{in,out}",
];
// The judge itself generates these where they are missing.
const IGNORED = ["cases/*/large-*", ".contest/template/**", "**/*.{test,bench,twin,verify}.ts"];
/** In the folder of a program that no problem has. */
const BESIDE = [
  "*.{ts,mts,cts,js,mjs,cjs,json}",
  `*.${OTHERS}`,
  "*/*.{ts,js}",
  "{.,cases,test,tests}/*.{in,out}",
];
const SETTLE_MS = 25; // an editor writes a file in several steps
const LOOK_MS = 2000; // some network drives send no change events
const REST = 9; // times what a look took: a slow disk leaves time for the judging

/**
 * Reports files of lib, problems and cases that were added, changed or removed, oldest first, and by their
 * absolute paths those of other folders.
 */
export class ChangedFiles {
  private readonly root: string;
  private readonly notify: (paths: string[]) => void;
  private readonly others: readonly string[];
  private readonly watchers = new Map<string, FSWatcher>();
  private marks: Map<string, string>;
  private settling: NodeJS.Timeout | undefined;
  private restsUntil = 0;
  private readonly looking: NodeJS.Timeout;

  constructor(root: string, others: readonly string[], notify: (paths: string[]) => void) {
    this.root = root;
    this.others = others.filter((folder) => isAbsolute(folder));
    this.notify = notify;
    this.marks = this.scan();
    this.looking = setInterval(() => {
      if (performance.now() >= this.restsUntil) this.look();
    }, LOOK_MS);
  }

  /** The TypeScript files that are there now, by path. */
  texts(): Map<string, string> {
    const paths = [...this.marks.keys()].filter((path) => path.endsWith(".ts"));
    return new Map(paths.map((path) => [path, readFileSync(resolve(this.root, path), "utf8")]));
  }

  close(): void {
    clearInterval(this.looking);
    clearTimeout(this.settling);
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private look(): void {
    const before = this.marks;
    this.marks = this.scan();
    const changed = [...this.marks].filter(([path, mark]) => before.get(path) !== mark);
    // A mark begins with the time of the change.
    changed.sort(([, a], [, b]) => Number.parseFloat(a) - Number.parseFloat(b));
    const gone = [...before.keys()].filter((path) => !this.marks.has(path));
    const paths = [...gone, ...changed.map(([path]) => path)];
    if (paths.length > 0) this.notify(paths);
  }

  private scan(): Map<string, string> {
    const start = performance.now();
    const paths = globSync(PATTERNS, {
      cwd: this.root,
      posix: true,
      dot: true,
      ignore: IGNORED,
    }).sort();
    for (const folder of this.others) {
      const beside = globSync(BESIDE, { cwd: folder, posix: true, ignore: "node_modules/**" });
      paths.push(...beside.sort().map((path) => `${folder}/${path}`)); // as the program is named, on Windows too
    }
    const folders = new Set([
      "lib",
      "problems",
      "cases",
      ".contest",
      ...this.others,
      ...paths.map((path) => dirname(path)),
    ]);
    for (const folder of folders) this.follow(folder);
    const marks = new Map<string, string>();
    for (const path of paths) {
      const stats = statSync(resolve(this.root, path), { throwIfNoEntry: false });
      if (stats) marks.set(path, `${stats.mtimeMs} ${stats.size} ${stats.ino}`);
    }
    const end = performance.now();
    this.restsUntil = end + REST * (end - start);
    return marks;
  }

  private follow(folder: string): void {
    if (this.watchers.has(folder)) return;
    try {
      const watcher = watch(resolve(this.root, folder), () => {
        clearTimeout(this.settling);
        this.settling = setTimeout(() => this.look(), SETTLE_MS);
      });
      watcher.on("error", () => {
        watcher.close();
        this.watchers.delete(folder);
      });
      this.watchers.set(folder, watcher);
    } catch {
      // The folder is gone, or no watch is left: the regular scan finds its changes.
    }
  }
}
