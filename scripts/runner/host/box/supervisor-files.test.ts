import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

// The C files of the supervisor share one header, whose parts are named after them, the lowest first.

const FOLDER = join(__dirname, "supervisor");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const header = read("supervisor.h");
const order = [...header.matchAll(/^\/\/ (\w+\.c)\b/gm)].map((match) => match[1]!);

/** Each function and variable of the header, with the file that has it. */
const owners = new Map(
  header.split(/^\/\/ (?=\w+\.c\b)/m).flatMap((part) => {
    const file = /^\w+\.c/.exec(part)?.[0];
    const names = part.matchAll(/^(?!typedef)[a-z][\w *]*?(\w+)\(|^extern \w+ (\w+);/gm);
    return file ? [...names].map((match) => [match[1] ?? match[2]!, file] as const) : [];
  }),
);

/** What a C file uses, without comments and texts. */
function words(name: string): Set<string> {
  const code = read(name).replace(/\/\/.*|"(?:\\.|[^"\\])*"/g, "");
  return new Set(code.match(/\b\w+\b/g));
}

describe("the files of the supervisor", () => {
  it("are those that the header names, each once", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".c"));
    expect([...order].sort()).toEqual(files.sort());
    expect(owners.get("watch")).toBe("watch.c");
    expect(owners.get("payload_uid")).toBe("standing.c");
  });

  it.each(order)("%s uses only files above it", (file) => {
    const below = new Set(order.slice(order.indexOf(file) + 1));
    const uses = [...words(file)].filter((word) => below.has(owners.get(word) ?? ""));
    expect(uses).toEqual([]);
  });

  it("ask by a path only what LIMITS.md lists, with the descriptor or mount that stands for it", () => {
    const limits = readFileSync(join(FOLDER, "../../../LIMITS.md"), "utf8");
    const [, table = ""] = /^## What is asked by a path$([\s\S]*?)(?=^## )/m.exec(limits) ?? [];
    const listed = [...table.matchAll(/^\| `(\w+\.c)` \| (.+?) \|/gm)].flatMap(([, file, calls]) =>
      [...calls!.matchAll(/`(.+?)`/g)].map(([, call]) => `${file}: ${call}`),
    );
    const calls =
      /\b(?:l?stat|statfs|f?open|opendir|truncate|readlink|unlink|rmdir|mkdir|chdir|symlink|chown|access|execve)\([^,)]+/g;
    const asked = order.flatMap((file) =>
      [
        ...read(file)
          .replace(/\/\/.*/g, "")
          .matchAll(calls),
      ].map(([call]) => `${file}: ${call})`),
    );
    expect([...new Set(asked)].sort()).toEqual(listed.sort());
  });

  it.each([...owners])("%s of %s is there, and another file uses it", (name, owner) => {
    expect(words(owner)).toContain(name);
    expect(order.some((file) => file !== owner && words(file).has(name))).toBe(true);
  });
});
