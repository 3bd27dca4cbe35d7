import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CACHE } from "../../../base/host/roots";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { otherCommand, otherProgram } from "./other-program";
import { knownSlugs } from "./select-problems";

const folder = testFolder();
const at = (name: string) => join(folder, name).replaceAll("\\", "/");
/** A compiler whose programs are their sources: it notes each call, and refuses what has a "?". */
const COMPILER = `#!/bin/sh
echo "$1" >> "$0.calls"
if grep -q "?" "$4"; then
  printf 'In file included from %s:1:\\n%s:3:5: error: what?\\n 3 | ?\\n' "$4" "$4" >&2
  exit 1
fi
cp "$4" "$3"
chmod +x "$3"
`;
writeFiles(folder, { "cc.sh": COMPILER, "py.py": "", "py-1.in": "", "bare.cpp": "" });
chmodSync(at("cc.sh"), 0o755);
const calls = () => readFileSync(at("cc.sh.calls"), "utf8").length / "-O\n".length;
const program = (text: string, name = "a.cpp") => {
  writeFiles(folder, { [name]: text, [`${name.replace(/\..*/, "")}-1.in`]: "" });
  return otherProgram(at(name), `${at("cc.sh")} -O`);
};

it("a program in another language is named by its path", () => {
  const view = at("py.py");
  expect(knownSlugs([view])).toEqual({ slugs: [view], unknown: [] });
  expect(knownSlugs([at("bare.cpp")]).slugs).toEqual([at("bare.cpp")]);
  expect(knownSlugs([at("none.py")]).unknown).toMatchObject([
    { message: expect.stringMatching(/^there is no file \S+none\.py$/) },
  ]);
  expect(knownSlugs(["problems/queens/check.cpp"]).slugs).toEqual(["queens"]);
});

it.skipIf(process.platform === "win32")(
  "is compiled into .cache, once for each text, and each time where other files belong to it",
  async () => {
    const first = await program("#!/bin/sh\ncat\n");
    expect(first).toMatchObject({ argv: [expect.stringContaining(join(CACHE, "programs", "a-"))] });
    expect(await program("#!/bin/sh\ncat\n")).toEqual(first);
    expect(calls()).toBe(1);
    const second = await program("#!/bin/sh\ncat -\n");
    expect(second).not.toMatchObject({
      sha256: (first as typeof first & object)["sha256" as never],
    });
    expect(calls()).toBe(2);
    for (const _ of [1, 2]) await program('#include "x.h"\n');
    expect(calls()).toBe(4);
    const texts = ["#!/bin/sh\n: at once\n", '#include "y.h"\n', "#!/bin/sh\n: another\n"];
    const made = await Promise.all([...texts, ...texts].map((text) => program(text)));
    const files = made.map((one) => ("argv" in one ? one.argv[0]! : ""));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const left = readdirSync(join(CACHE, "programs")).filter((name) => name.startsWith("judge-"));
    expect(left.filter((name) => name.includes(`-${process.pid}-`))).toEqual([]);
  },
);

it.skipIf(process.platform === "win32")("a refused one has its first error and place", async () => {
  expect(await program("?")).toEqual({
    compileError: expect.stringMatching(/^\S+a\.cpp:3:5: error: what\?$/),
    hint: expect.stringMatching(/cc\.sh -O -o \.\/program \S+a\.cpp$/),
  });
});

it("a compiler that is not there is named, with the way to name another", async () => {
  await expect(otherProgram(at("bare.cpp"), "no-such-compiler -O2")).rejects.toMatchObject({
    message: expect.stringMatching(
      /^no-such-compiler is not in PATH: it compiles \S+bare\.cpp, which/,
    ),
    hint: expect.stringContaining('"judgebench": {"commands":{"cpp":'),
  });
  await expect(otherProgram(at("py.py"), "no-such-python")).rejects.toThrow("it runs");
});

it("the user's own command is in package.json, by an ending of the language", () => {
  const commands = { cpp: "clang++ -O3", py: 5 };
  writeFiles(folder, { "package.json": JSON.stringify({ judgebench: { commands } }) });
  expect(otherCommand(at("a.cc"), folder)).toBe("clang++ -O3");
  expect(otherCommand(at("a.java"), folder)).toMatch(/^javac /);
  expect(() => otherCommand(at("a.py"), folder)).toThrow("package.json: 5 is no command");
});
