import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { makeBundle } from "./make-bundle";

function fromDisk(path: string): string | undefined {
  try {
    return readFileSync(join(WORKSPACE, path), "utf8");
  } catch {
    return undefined;
  }
}

const READ = `import { Scanner } from "./lib/io/scanner";
import { checkRange } from "./lib/range/check-range";
import { readFileSync } from "node:fs";
enum Answer { YES, NO }
const scanner = new Scanner(readFileSync(0));
checkRange("main", 0, 1, scanner.int());
console.log(Answer.YES);
`;

async function bundled(files: Readonly<Record<string, string>>, min = false) {
  const { code, sources, notes } = await makeBundle({
    program: "main.ts",
    target: "codeforces",
    min,
    problem: undefined,
    read: (path) => files[path] ?? fromDisk(path),
    commitOf: async () => "",
  });
  return { code, sources, notes };
}

test("a program that is kept whole has of the library what it uses, as it is written", async () => {
  const { code, sources, notes } = await bundled({ "main.ts": READ });
  expect(sources).toEqual([
    ...["main.ts", "lib/io/scanner.ts", "lib/range/check-range.ts", "lib/io/shown.ts"],
  ]);
  expect(code).toContain("const { Scanner, checkRange } = (() => {\n");
  expect(code).toMatch(/^\tclass Scanner \{$/m);
  expect(code).toMatch(/^\tfunction checkRange\(method, l, r, size, owner = ""\) \{$/m);
  expect(code).toMatch(/^const scanner = new Scanner\(readFileSync\(0\)\);$/m);
  for (const unused of ["checkIndex", "checkSize", "bundledModule", "exports"]) {
    expect(code).not.toContain(unused);
  }
  expect(notes.join()).toContain("its own modules stay as they are");
});

test("two modules of a program share one copy of the library", async () => {
  const other = `import { Scanner } from "./lib/io/scanner";\nexport const word = (s: Scanner) => s instanceof Scanner ? s.token() : "";\n`;
  const main = `import { word } from "./other";\n${READ}console.log(word(scanner));\n`;
  const { code } = await bundled({ "main.ts": main, "other.ts": other });
  expect(code.match(/class Scanner/g)).toHaveLength(1);
  expect(code).toContain('"./lib/io/scanner": "lib"');
  expect(code).not.toContain("checkIndex");
});

test("it is a third smaller than the modules themselves, which a program has that lists them", async () => {
  const all = READ.replace("{ checkRange }", "* as ranges").replace(
    "checkRange(",
    "ranges.checkRange(",
  );
  for (const min of [false, true]) {
    const { code } = await bundled({ "main.ts": READ }, min);
    const listed = await bundled({ "main.ts": all }, min);
    expect(listed.code).toContain("checkIndex");
    expect(code.length).toBeLessThan((min ? 0.8 : 0.67) * listed.code.length);
  }
});

test("what it does not use needs nothing of the judge", async () => {
  const files = {
    "main.ts": `import { first } from "./lib/sequence/ends";\nenum A { B }\nconsole.log(first([A.B]));\n`,
    "lib/sequence/ends.ts": `export const first = (list: number[]) => list[0];\nexport const last = (list: number[]) => list.at(-1);\n`,
  };
  expect((await bundled(files)).code).not.toContain(".at(");
  const both = files["main.ts"].replace("first }", "first, last }").replace("first([", "last([");
  expect((await bundled({ ...files, "main.ts": both })).code).toContain("prototype.at ===");
});
