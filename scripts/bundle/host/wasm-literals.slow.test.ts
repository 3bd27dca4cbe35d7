import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { factorizeWasm } from "../../../lib/number/factorize.wasm";
import { packedBytes } from "../../../lib/wasm/packed-bytes";
import { readHeader } from "../syntax/header";
import { makeBundle } from "./make-bundle";
import { readSource } from "./recipe";

const PROGRAM = "lib/number/proof/factorize.verify.ts";
const INPUT = "3\n999999866000004473\n10967535067\n614889782588491410\n";
/** 10967535067 = 104723 · 104729; the last is the product of the primes up to 47. */
const OUTPUT = `2 999999929 999999937
2 104723 104729
15 2 3 5 7 11 13 17 19 23 29 31 37 41 43 47
`;

type Target = Parameters<typeof makeBundle>[0]["target"];

type Edits = Readonly<Record<string, (text: string) => string>>;
const known = new Map<string, ReturnType<typeof makeBundle>>();

/** The bundle of a program as it is, made once for each judge. */
function plain(target: Target, program = PROGRAM): ReturnType<typeof makeBundle> {
  const key = `${target} ${program}`;
  if (!known.has(key)) known.set(key, made(target, {}, program));
  return known.get(key)!;
}

function made(target: Target, edits: Edits, program = PROGRAM): ReturnType<typeof makeBundle> {
  const read = (path: string) => {
    const text = readSource(path);
    return text === undefined ? undefined : (edits[path]?.(text) ?? text);
  };
  const wish = { program, target, min: false, problem: undefined, read };
  return makeBundle({ ...wish, commitOf: async () => "" });
}

/** The bytes between packedBytes(` and `) of each kernel. */
function literals(code: string): Uint8Array[] {
  return [...code.matchAll(/packedBytes\(`([^`]*)`\)/g)].map(([, text]) => packedBytes(text!));
}

describe("modules that assemble WebAssembly", () => {
  it("are their bytes in a bundle, and the assembler is not there", async () => {
    const { code, sources } = await plain("library-checker");
    expect(literals(code)).toContainEqual(factorizeWasm());
    expect(code).toMatch(/bytes of WebAssembly that lib\/number\/factorize\.wasm\.ts assembles/);
    expect(code).not.toMatch(/WasmModule|leb128|montgomery64/);
    expect(sources).toContain("lib/number/factorize.wasm.ts");
  });

  it("are left out, with all that asks for them, where the judge runs none", async () => {
    const { code } = await plain("spoj");
    expect(code).not.toMatch(/wasm|packed|kernel/i);
  });

  it("belong to the sources that the header's hash proves, the assembler too", async () => {
    const { modules } = await plain("codeforces");
    expect(Object.keys(modules)).toEqual(
      expect.arrayContaining(["lib/number/factorize.wasm.ts", "lib/wasm/leb128.ts"]),
    );
    const spaced = await made("codeforces", { "lib/wasm/leb128.ts": (text) => `${text}\n` });
    const sources = ({ code }: { code: string }) => readHeader(code)!.sources;
    expect(sources(spaced)).not.toBe(sources(await plain("codeforces")));
  });

  it("are assembled from the texts as they are read", async () => {
    const edits = {
      "lib/number/factorize.wasm.ts": (text: string) => text.replace("const(512)", "const(64)"),
    };
    const { code } = await made("library-checker", edits);
    const [changed] = literals(code).filter((bytes) => bytes.length === factorizeWasm().length);
    expect(changed ?? literals(code)).not.toEqual(factorizeWasm());
  });

  it.each([
    ["throws", 'throw new Error("no such thing");', /cannot be assembled: no such thing$/],
    ["gives no WebAssembly", "return new Uint8Array(4);", /gives no valid WebAssembly$/],
  ])("is refused where its function %s", async (_, statement, message) => {
    const edits = {
      "lib/number/factorize.wasm.ts": (text: string) =>
        text.replace("const module = new WasmModule();", `${statement}\n$&`),
    };
    await expect(made("codeforces", edits)).rejects.toThrow(message);
  });

  it("work in a program whose modules stay apart", async () => {
    const edits = {
      [PROGRAM]: (text: string) => text.replace("export function", "var kept = 1;\n$&"),
    };
    for (const target of ["codeforces", "spoj", "library-checker"] as const) {
      const { code, notes } = await made(target, edits);
      expect(notes.join()).toMatch(/modules stay as they are/);
      expect(answer(code, [])).toBe(OUTPUT);
    }
  });
});

function answer(code: string, flags: readonly string[], limit = "", input = INPUT): string {
  const command = `${limit} exec "$0" "$@"`;
  return execFileSync("sh", ["-c", command, process.execPath, ...flags, "-e", code], {
    input,
    encoding: "utf8",
  });
}

describe("a bundle answers the same", () => {
  it.each([
    ["with WebAssembly", []],
    ["without", ["--jitless"]],
  ])("%s", async (_, flags) => {
    for (const target of ["library-checker", "codeforces", "spoj"] as const) {
      expect(answer((await plain(target)).code, flags)).toBe(OUTPUT);
    }
  });

  it("where WebAssembly was deleted", async () => {
    const { code } = await plain("library-checker");
    expect(answer(`delete globalThis.WebAssembly;\n${code}`, [])).toBe(OUTPUT);
  });

  it.skipIf(process.platform !== "linux")("under ulimit -v 4000000", async () => {
    const { code } = await plain("library-checker");
    expect(answer(code, [], "ulimit -v 4000000 &&")).toBe(OUTPUT);
  });
});

describe("a kernel with a memory", () => {
  const CONVOLUTION = "lib/polynomial/proof/convolution.verify.ts";
  const terms = Array.from({ length: 5000 }, (_, i) => (i * i * 7919 + 13) % 998244353);
  const input = `5000 5000\n${terms.join(" ")}\n${terms.join(" ")}\n`;

  it("is there for judges that run it, and all doors answer the same", async () => {
    const run = async (target: Target, flags: readonly string[], limit?: string) => {
      const { code } = await plain(target, CONVOLUTION);
      expect(literals(code)).toHaveLength(target === "library-checker" ? 1 : 0);
      expect(/kernel|wasm/i.test(code)).toBe(target === "library-checker");
      return answer(code, flags, limit, input);
    };
    const expected = await run("spoj", []);
    expect(expected.split(" ")).toHaveLength(9999);
    expect(await run("codeforces", [])).toBe(expected);
    expect(await run("library-checker", [])).toBe(expected);
    expect(await run("library-checker", ["--jitless"])).toBe(expected);
    if (process.platform !== "linux") return;
    expect(await run("library-checker", [], "ulimit -v 4000000 &&")).toBe(expected);
  });
});
