import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { BENCH_FOLDER, compileCpp, compilerVersion } from "./build-program";

const sources = globSync("**/*.cpp", { cwd: join(BENCH_FOLDER, "cpp"), posix: true }).sort();

describe.skipIf(compilerVersion() === undefined)("C++ programs of the benchmarks compile", () => {
  it.each(sources)("%s", async (source) => {
    expect(await compileCpp(source)).toContain(source);
  });

  it("there are some", () => expect(sources).toContain("problems/stick-divisions.cpp"));
});
