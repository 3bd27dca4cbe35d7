import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "glob";
import { Random } from "../../lib/sequence/random";
import { officialCases } from "../verify/host/official-cases";
import type { Twin } from "../verify/twin";
import type { Bench, CppContender, ProcessBench } from "./bench";

// Every verify program on the largest inputs that its twin makes, beside the C++ program in cpp/verify if
// there is one; with JUDGEBENCH_CASES on the largest official ones. The outputs have to agree, so each run also checks answers at sizes where no naive answer ends.

const SEED = 1;
const ROOT = join(__dirname, "../..");
const SOURCES = new Set(readdirSync(join(__dirname, "cpp/verify")));

/** A folder of official cases, as `npm run verify -- --cases` takes it: of each problem the largest one runs. */
const OFFICIAL = process.env.JUDGEBENCH_CASES;

type Work = readonly [name: string, input: () => string | Uint8Array];

function officialWork(folder: string, { problem }: Twin): Work[] {
  const isThere = ["", ".zip"].some((ending) => existsSync(join(folder, `${problem}${ending}`)));
  const sizes = (isThere ? officialCases(folder, problem) : []).map(({ name, content }) => {
    const { input } = content();
    return { name, content, length: input.length };
  });
  const [most] = sizes.sort((a, b) => b.length - a.length);
  return most ? [[most.name, () => most.content().input]] : [];
}

/** The generators that reach the problem's bounds; the last one where none says so. */
function largest(twin: Twin): Work[] {
  if (OFFICIAL) return officialWork(OFFICIAL, twin);
  const { generators, atBounds = {} } = twin;
  const all = Object.entries(generators);
  const reaching = all.filter(([name]) => name.startsWith("max-"));
  const chosen = [...(reaching.length > 0 ? reaching : all.slice(-1)), ...Object.entries(atBounds)];
  return chosen.map(([name, generate]) => {
    const input = () => {
      const generated = generate(new Random(SEED));
      return typeof generated === "string" ? generated : generated.input;
    };
    return [name, input];
  });
}

function programBench(module: string, path: string, twin: Twin, [name, stdin]: Work): ProcessBench {
  const { check } = twin;
  const cpp: CppContender = { role: "cpp", name: "C++", source: `verify/${module}.cpp` };
  let first: string | undefined;
  /** The first output is the expected one of those that follow. */
  const agrees = (output: Uint8Array, input: Uint8Array) => {
    const text = decode(output);
    check?.(decode(input), text, first);
    first ??= text;
  };
  return {
    kind: "process",
    work: `${module} ${name}, ${twin.problem}`,
    seed: SEED,
    target: "library-checker",
    stdin,
    ...(check && { check: agrees }),
    contenders: [
      { role: "ours", name: `${module}.verify.ts`, program: path },
      ...(SOURCES.has(`${module}.cpp`) ? [cpp] : []),
    ],
  };
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function allBenches(): Bench[] {
  const paths = globSync("lib/*/proof/*.verify.ts", { cwd: ROOT, posix: true }).sort();
  const modules = new Set(paths.map((path) => basename(path, ".verify.ts")));
  const without = [...SOURCES].filter((source) => !modules.has(basename(source, ".cpp")));
  if (without.length > 0) throw new Error(`cpp/verify without a verify program: ${without}`);
  return paths.flatMap((path) => {
    const { twin } = require(join(ROOT, path.replace(".verify.ts", ".twin.ts"))) as { twin: Twin };
    const module = basename(path, ".verify.ts");
    return largest(twin).map((generator) => programBench(module, path, twin, generator));
  });
}

export const benches: readonly Bench[] = allBenches();
