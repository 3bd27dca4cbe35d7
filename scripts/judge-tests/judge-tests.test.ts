import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokens } from "../checkers/tokens";
import { ExpectedError } from "../core/expected-error";
import type { CaseResult } from "../core/judge-event";
import type { Judged } from "../core/judged";
import { judge } from "../engine/judge";
import { type OpenJudgeHost, openJudgeHost } from "../host/judging/open-judge-host";
import { hash, type Program, packageJson } from "../host/runner/program";

// Toy programs and the verdicts they must earn: all of them in tier B, and in the others those that
// touch isolation or killing. A tier that does not work here is passed over.
// Each gets "3 4" and, on the second line, the folder of its case; 7 is the right answer.

const LIMITS = { timeMs: 400, memoryMiB: 150, outputBytes: 1_000_000 };
const EXPECTED = "7\n";

interface Toy {
  readonly name: string;
  readonly verdict: string;
  readonly idle: boolean;
  readonly needsIsolation: boolean;
}

const toys: Toy[] = readdirSync(__dirname)
  .filter((name) => existsSync(join(__dirname, name, "program.js")))
  .map((name) => {
    const text = readFileSync(join(__dirname, name, "program.js"), "utf8");
    const [, verdict, idle] = /^\/\/ expect: ([A-Z|]+)( idle)? — ./.exec(text) ?? [];
    const needsIsolation = text.includes("\n// needs: isolation\n");
    return { name, verdict: verdict ?? "none told", idle: idle !== undefined, needsIsolation };
  });

describe.each(["A", "B", "C", "E"] as const)("tier %s", (tier) => {
  const chosen = toys.filter(({ name, needsIsolation }) =>
    needsIsolation ? tier < "C" : tier === "B" || /detached|floods-both|buffers|loop/.test(name),
  );
  const results = new Map<string, CaseResult>();
  let folder = "";
  let host: OpenJudgeHost | undefined;

  beforeAll(async () => {
    try {
      host = await openJudgeHost({ sandbox: tier, forget: "all" });
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      return; // this tier does not work here, as the probe found out by trying
    }
    folder = mkdtempSync(join(tmpdir(), "toys-"));
    writeFileSync(join(folder, "case.in"), input());
    writeFileSync(join(folder, "case.out"), EXPECTED);
    const jobs = availableParallelism();
    for await (const event of judge(chosen.map(judged), host, { jobs })) {
      if (event.type === "case-end") results.set(event.slug, event);
    }
  }, 60_000);

  afterAll(() => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const input = () => `3 4\n${folder}\n`;
  const judged = ({ name }: Toy): Judged<Program> => {
    const file = join(__dirname, name, "program.js");
    const [node, code] = [process.execPath, readFileSync(file, "utf8")];
    return {
      slug: name,
      program: {
        argv: [node, file],
        readable: [node, file, ...packageJson(file)],
        files: [file],
        sha256: hash(code),
        bundle: { file, code, sources: [] },
      },
      limits: LIMITS,
      compare: ({ input, expected, output }) => tokens(input, expected, output),
      checker: "tokens",
      cases: [{ name: "case", input: join(folder, "case.in"), expected: join(folder, "case.out") }],
      troubles: [],
    };
  };

  it.each(chosen.map((toy) => [toy.name, toy] as const))("%s", (name, { verdict, idle }) => {
    if (!host) return;
    const result = results.get(name);
    expect(`${result?.verdict} ${result?.message}`).toMatch(
      new RegExp(`^(${verdict}) ${idle ? "idle" : ""}`),
    );
  });

  it("leaves the cases, the processes and the files as they were", async () => {
    if (!host) return;
    expect(readdirSync(folder).sort()).toEqual(["case.in", "case.out"]);
    expect(readFileSync(join(folder, "case.in"), "utf8")).toBe(input());
    expect(readFileSync(join(folder, "case.out"), "utf8")).toBe(EXPECTED);
    const scratch = host.scratch()!;
    expect(processesOf(scratch)).toEqual([]);
    expect(readdirSync(scratch).filter((name) => name.startsWith("box"))).toEqual([]);
    await host.close();
    expect(existsSync(scratch)).toBe(false);
    if (tier < "C") expect(leftFiles()).toEqual([]);
    for (const file of leftFiles()) rmSync(file);
  });
});

/** Commands of the processes that were started from a folder: they have it in their environment. */
function processesOf(scratch: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readOrNothing(`/proc/${pid}/environ`).includes(`HOME=${scratch}`))
    .map((pid) => readOrNothing(`/proc/${pid}/cmdline`));
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function leftFiles(): string[] {
  return ["/tmp", "/var/tmp", "/dev/shm"]
    .map((each) => `${each}/left-by-a-judged-program`)
    .filter((file) => existsSync(file));
}
