import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { mountPlan } from "./mounts";

// The plan of mounts is walked as bubblewrap 0.12 does, over systems of several shapes: no destination may be
// a link, none may have to be made in a folder that is read-only, and in the box each file of the program must
// be the one that has this path outside.

/** Paths: a link to this, or "" for a file; folders are what lies above. */
type Files = Readonly<Record<string, string>>;

const MADE = "/tmp/judge-1-2-abcdef";
/** What a capital word of the table stands for. */
const SETS: Readonly<Record<string, string>> = {
  MERGED: `/bin>usr/bin /sbin>usr/sbin /lib>usr/lib /lib64>usr/lib64 /usr/bin/sh>dash /usr/bin/dash
    /usr/bin/python3>python3.13 /usr/bin/python3.13 /usr/sbin/x /usr/lib/libc.so /usr/lib64/ld.so /etc/ld.so.cache
    /etc/localtime>../usr/share/zoneinfo/UTC /usr/share/zoneinfo/UTC /etc/passwd /dev/null /proc/sys/x`,
  OWN: "/home/me/s/.cache/b.js /home/me/s/package.json",
};
/** A system: its name, its files (a link as link>place), the program's files, perhaps its scratch folder. */
const SYSTEMS = `
Debian, Node in /usr/bin | MERGED OWN /usr/bin/node | /usr/bin/node OWN
Fedora, whose sbin is a link to bin too | MERGED OWN /usr/sbin>bin /usr/bin/node /sbin>usr/bin | /usr/bin/node OWN
Arch, where lib64 is a link to lib, and sbin to bin | MERGED /lib64>usr/lib /usr/lib64>lib /usr/lib/ld.so
  /sbin>usr/bin /usr/sbin>bin OWN /usr/bin/node | /usr/bin/node /lib64/ld.so OWN
Alpine: neither lib64 nor /dev/shm, and /usr is not merged | OWN /bin/busybox /bin/sh>/bin/busybox
  /lib/ld-musl-x86_64.so.1 /usr/lib/libstdc++.so.6 /usr/bin/node /proc/sys/x /dev/null | /usr/bin/node /bin/sh OWN
an image by ostree: the home and /root are links into /var | MERGED /home>var/home /root>var/roothome
  /usr/local>../var/usrlocal /var/usrlocal/bin/node /var/home/me/s/.cache/b.js /var/home/me/s/package.json
  /var/roothome/.nvm/versions/node/v22.1.0/bin/node
  | /root/.nvm/versions/node/v22.1.0/bin/node /usr/local/bin/node OWN
links that are absolute | MERGED OWN /bin>/usr/bin /lib64>/usr/lib /usr/bin/node | /bin/node OWN
/usr is not merged | OWN /bin/sh /lib/libc.so /sbin/x /usr/bin/node | /usr/bin/node /bin/sh OWN
a command through two links | MERGED | /bin/python3 /bin/sh
nvm: Node in the home | MERGED OWN /home/me/.nvm/versions/node/v22.1.0/bin/node
  | /home/me/.nvm/versions/node/v22.1.0/bin/node OWN
volta, and a home that is a link | MERGED /home>data/home /data/home/me/.volta/tools/image/node/22.1.0/bin/node
  /data/home/me/s/.cache/b.js /data/home/me/s/package.json>../package.json /data/home/me/package.json
  | /data/home/me/.volta/tools/image/node/22.1.0/bin/node OWN
Node of a snap | MERGED OWN /snap/node/9876/bin/node /snap/node/current>9876 | /snap/node/9876/bin/node OWN
Node of a snap, where /snap is a link | MERGED OWN /snap>/var/lib/snapd/snap
  /var/lib/snapd/snap/node/9876/bin/node /var/lib/snapd/snap/node/current>9876
  | /var/lib/snapd/snap/node/9876/bin/node /snap/node/current/bin/node OWN
a nix store | OWN /bin/sh>/nix/store/0-bash/bin/bash /nix/store/0-bash/bin/bash /nix/store/1-nodejs/bin/node
  /nix/store/2-coreutils/bin/env /usr/bin/env>/nix/store/2-coreutils/bin/env /run/current-system>/nix/store/3-system
  /nix/store/3-system/sw/bin/node>/nix/store/1-nodejs/bin/node
  | /nix/store/1-nodejs/bin/node /run/current-system/sw/bin/node /bin/sh /usr/bin/env OWN
a workspace below a link in /usr | MERGED /usr/local>../opt/local /opt/local/bin/node /opt/local/s/b.js
  | /opt/local/bin/node /usr/local/s/b.js
a scratch folder in /dev/shm, with a copy of the program | MERGED /usr/bin/node /dev/shm/judge-1-2-abcdef/0-b.js
  | /usr/bin/node /dev/shm/judge-1-2-abcdef/0-b.js | /dev/shm/judge-1-2-abcdef
a scratch folder below /usr | MERGED OWN /usr/bin/node /usr/tmp/judge-1-2-abcdef/x
  | /usr/bin/node OWN | /usr/tmp/judge-1-2-abcdef`;
const wordsOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => (SETS[word] ? wordsOf(SETS[word]) : word === "" ? [] : word));
const filesOf = (text: string): Files =>
  Object.fromEntries(wordsOf(text).map((word) => [...word.split(">"), ""].slice(0, 2)));
const ROWS = SYSTEMS.trim()
  .split(/\n(?=\S)/)
  .map((row) => row.split(/\s*\|\s*/));

describe.each(ROWS)("%s", (_name, fileText = "", programText = "", scratch = MADE) => {
  const [files, program] = [filesOf(fileText), wordsOf(programText)];
  const outside = new Outside(files);
  const links = {
    target: (path: string) => files[path] || undefined,
    exists: (path: string) => outside.kind(path) !== undefined,
    real: (path: string) => outside.real(path),
  };
  const box = new Box(outside);

  it("mounts on no link, and makes nothing in what is read-only", () => {
    expect(() => box.make(mountPlan({ readable: program }, scratch, links))).not.toThrow();
    const few = new Box(outside);
    const plan = mountPlan({ readable: program, lacksDevStdin: true }, scratch, links);
    expect(() => few.make(plan)).not.toThrow();
    expect([few.file("/dev/null"), few.file("/dev/stdin")]).toEqual(["/dev/null", undefined]);
  });

  it("has the program's files, read-only, and the scratch folder", () => {
    for (const path of program) expect([path, box.file(path)]).toEqual([path, outside.real(path)]);
    expect(box.isWritable(scratch)).toBe(true);
    for (const path of program) expect(box.isWritable(path)).toBe(false);
    expect(box.file("/dev/ptmx")).toBe("/dev/null");
  });
});

it("the walk refuses what bubblewrap 0.12 refuses", () => {
  const walk = (...words: string[]) => new Box(new Outside(filesOf("MERGED"))).make(words);
  expect(() => walk("--dev", "/dev", "--ro-bind", "/dev/null", "/dev/ptmx")).toThrow("a link");
  expect(() => walk("--ro-bind", "/usr", "/usr", "--ro-bind", "/dev/null", "/usr/bin/sh")).toThrow(
    "a link",
  );
  expect(() => walk("--dev", "/dev", "--remount-ro", "/dev", "--tmpfs", "/dev/shm/x")).toThrow(
    "read-only",
  );
  expect(() => walk("--symlink", "/x", "/opt", "--ro-bind", "/dev/null", "/opt/a")).toThrow();
});

/** A file system of files and links. */
class Outside {
  readonly files: Files;
  constructor(files: Files) {
    this.files = files;
  }

  kind(path: string): "file" | "folder" | "link" | undefined {
    const entry = this.files[path];
    if (entry !== undefined) return entry === "" ? "file" : "link";
    const below = path === "/" ? "/" : `${path}/`;
    return Object.keys(this.files).some((name) => name.startsWith(below)) ? "folder" : undefined;
  }

  real(path: string): string {
    return follow(path, (at) => this.files[at] || undefined);
  }
}

interface Place {
  readonly kind: "file" | "folder" | "link" | "mount";
  /** Of a link; of a mount the real path outside, or undefined for memory. */
  readonly of?: string;
  readOnly: boolean;
}

class Box {
  private readonly places = new Map<string, Place>([["/", { kind: "folder", readOnly: false }]]);
  private readonly outside: Outside;
  constructor(outside: Outside) {
    this.outside = outside;
  }

  make(words: readonly string[]): void {
    for (let at = 0; at < words.length; ) {
      const option = words[at++]!;
      const first = words[at++]!;
      if (option === "--remount-ro") this.places.get(first)!.readOnly = true;
      else if (option === "--proc" || option === "--dev" || option === "--tmpfs") {
        this.mount(first, undefined, false);
        this.fill(option);
      } else if (option === "--symlink") {
        this.parents(words[at]!);
        this.places.set(words[at++]!, { kind: "link", of: first, readOnly: false });
      } else if (/^--(ro|dev)-bind(-try)?$/.test(option)) {
        const source = this.outside.real(first);
        const to = words[at++]!;
        if (this.outside.kind(source) || /^\/(dev|proc)\//.test(source)) {
          this.mount(to, source, option.startsWith("--ro"));
        } else if (!option.endsWith("-try")) throw new Error(`no ${source}`);
      } else throw new Error(`unknown option ${option}`);
    }
  }

  /** The real path outside of what a path is in the box; undefined where there is nothing. */
  file(path: string): string | undefined {
    const real = this.real(path);
    const { place, rest } = this.below(real);
    const from = place.of === undefined ? undefined : place.of + rest;
    return from !== undefined && this.kindOf(real) ? from : undefined;
  }

  isWritable(path: string): boolean {
    const { place } = this.below(this.real(path));
    return !place.readOnly;
  }

  private fill(option: string): void {
    const made = (path: string, place: Omit<Place, "readOnly">) =>
      this.places.set(path, { ...place, readOnly: false });
    if (option === "--proc") made("/proc/sys", { kind: "folder" });
    if (option !== "--dev") return;
    for (const name of ["shm", "pts"]) made(`/dev/${name}`, { kind: "folder" });
    for (const name of ["null", "zero", "pts/ptmx"]) made(`/dev/${name}`, { kind: "file" });
    made("/dev/ptmx", { kind: "link", of: "pts/ptmx" });
  }

  private mount(to: string, source: string | undefined, readOnly: boolean): void {
    this.parents(to);
    const real = posix.join(this.real(posix.dirname(to)), posix.basename(to));
    const kind = this.kindOf(real);
    if (kind === "link") throw new Error(`${to} is a link`);
    if (kind === undefined && this.below(real).place.readOnly) throw new Error(`${to}: read-only`);
    this.places.set(real, { kind: "mount", ...(source && { of: source }), readOnly });
  }

  /** Makes the folders above, where they are missing. */
  private parents(path: string): void {
    const real = this.real(posix.dirname(path));
    for (const [at, char] of [...`${real}/`].entries()) {
      if (char !== "/" || at === 0) continue;
      const folder = real.slice(0, at);
      if (this.kindOf(folder)) continue;
      if (real !== posix.dirname(path)) throw new Error(`${path} lies behind a link to nothing`);
      const { place } = this.below(folder);
      if (place.readOnly) throw new Error(`${folder}: read-only`);
      this.places.set(folder, { kind: "folder", readOnly: false });
    }
  }

  private real(path: string): string {
    return follow(path, (at) => {
      const own = this.places.get(at);
      if (own) return own.kind === "link" ? own.of : undefined;
      const { place, rest } = this.below(at);
      return place.of === undefined ? undefined : this.outside.files[place.of + rest] || undefined;
    });
  }

  private kindOf(real: string): string | undefined {
    const own = this.places.get(real);
    if (own) return own.kind;
    const { place, rest } = this.below(real);
    return place.of === undefined ? undefined : this.outside.kind(place.of + rest);
  }

  /** The mount, or the box's own memory, to which a real path belongs. */
  private below(real: string): { place: Place; rest: string } {
    for (let folder = real; folder !== "/"; folder = posix.dirname(folder)) {
      const place = this.places.get(folder);
      if (place?.kind === "mount") return { place, rest: real.slice(folder.length) };
    }
    return { place: this.places.get("/")!, rest: real };
  }
}

function follow(path: string, link: (at: string) => string | undefined): string {
  const parts = path.split("/").filter(Boolean);
  let real = "/";
  for (let steps = 0; parts.length > 0; steps++) {
    if (steps > 99) throw new Error(`${path}: a circle of links`);
    const next = posix.join(real, parts.shift()!);
    const to = link(next);
    if (to === undefined) real = next;
    else {
      parts.unshift(...to.split("/").filter(Boolean));
      if (to.startsWith("/")) real = "/";
    }
  }
  return real;
}
