import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { problemFolder, TOOL } from "../../base/host/roots";
import { isProgram } from "../../judge/checkers/pure-checker";
import type { CheckerChoice, Problem } from "../../problem/problem";
import type { StandaloneProgram } from "../exported-problem";
import type { Format } from "../format";

const PROGRAMS = join(TOOL, "scripts/export/host/programs");
const EXACT_SCANNER = join(PROGRAMS, "exact-scanner.ts");
/** Older than the Node of every host that we export to. */
const SYNTAX = "es2020";

export type Validate = (input: Uint8Array) => void;

/** validate.ts as a program of its own, which holds white space as it does here, or exactly. */
export function inputValidator(
  slug: string,
  { validExit, invalidExit }: Format,
  isExact: boolean,
): Promise<StandaloneProgram> {
  const exits = JSON.stringify({ valid: validExit, invalid: invalidExit });
  const lines = [
    ...validatorLines(slug, isExact),
    importLine("runInputValidator", join(PROGRAMS, "input-validator.ts")),
    `runInputValidator(valid, ${exits});`,
  ];
  return bundled("validate.js", lines, isExact);
}

/** The exact validator as a function of this process. */
export async function exactValidator(slug: string): Promise<Validate> {
  const lines = [...validatorLines(slug, true), "export { valid };"];
  const { files } = await bundled("validate.js", lines, true);
  const exports: { valid?: Validate } = {};
  new Function("exports", "require", files[0]!.content.toString())(exports, require);
  return exports.valid!;
}

function validatorLines(slug: string, isExact: boolean): string[] {
  const validate = importLine("validate", join(problemFolder(slug), "validate.ts"));
  if (!isExact) return [validate, "const valid = validate;"];
  const exactly = importLine("exactly", join(PROGRAMS, "exact-validator.ts"));
  return [validate, exactly, "const valid = exactly(validate);"];
}

/** The checker of a problem as a program of its own, or the one that came with an imported package. */
export async function checkerProgram(
  slug: string,
  choice: CheckerChoice,
  { isCompiled }: Format,
): Promise<StandaloneProgram> {
  if (isCompiled) return broughtProgram(slug, choice) ?? source(slug, "check.cpp");
  return (
    broughtProgram(slug, choice) ??
    bundled("check.js", [
      ...checkLines(slug, choice),
      importLine("runIcpcChecker", join(PROGRAMS, "icpc-checker.ts")),
      "runIcpcChecker(check);",
    ])
  );
}

/** interact.ts as a program of its own, which ends as ICPC's validators do, or interact.cpp. */
export async function interactorProgram(
  slug: string,
  choice: NonNullable<Problem["interactor"]>,
  { isCompiled }: Format,
): Promise<StandaloneProgram> {
  if (isCompiled) return broughtProgram(slug, choice) ?? source(slug, "interact.cpp");
  const file = JSON.stringify(join(problemFolder(slug), "interact.ts"));
  return broughtProgram(slug, choice) ?? bundled("interact.js", [`import ${file};`]);
}

function source(slug: string, path: string): StandaloneProgram {
  const content = readFileSync(join(problemFolder(slug), path));
  return { files: [{ path, content }], isBundle: false };
}

function checkLines(slug: string, choice: CheckerChoice): string[] {
  if (choice === "own") return [importLine("check", join(problemFolder(slug), "check.ts"))];
  const folder = join(TOOL, "scripts/judge/checkers");
  return [
    importLine("pureChecker", join(folder, "pure-checker.ts")),
    `const check = pureChecker(${JSON.stringify(choice)});`,
  ];
}

/** The sources of a program that lies in the problem's folder, as import has put it there. */
function broughtProgram(
  slug: string,
  choice: CheckerChoice | NonNullable<Problem["interactor"]>,
): StandaloneProgram | undefined {
  if (choice === "own" || !isProgram(choice)) return undefined;
  const words = "testlib" in choice ? choice.testlib : choice.icpc;
  const places = words.map((word) => join(problemFolder(slug), word));
  const place = places.find((path) => existsSync(path));
  if (place === undefined) throw new Error(`${words.join(" ")} is no file of problems/${slug}`);
  const isFolder = statSync(place).isDirectory();
  const names = isFolder ? readdirSync(place).sort() : [basename(place)];
  const files = names
    .map((name) => ({ path: name, file: isFolder ? join(place, name) : place }))
    .filter(({ file }) => statSync(file).isFile())
    .map(({ path, file }) => ({ path, content: readFileSync(file) }));
  return { files, isBundle: false };
}

function importLine(name: string, file: string): string {
  return `import { ${name} } from ${JSON.stringify(file)};`;
}

/** One CommonJS file of an entry's lines and of all that they import. */
async function bundled(
  path: string,
  lines: readonly string[],
  isExact = false,
): Promise<StandaloneProgram> {
  const entry = join(TOOL, "exported-program.js");
  const build = await rolldown({
    input: entry,
    platform: "node",
    logLevel: "silent",
    transform: { target: SYNTAX },
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) => {
          if (id === entry) return entry;
          const isScanner = isExact && /(?:^|\/)(?:lib\/io\/)?scanner$/.test(id);
          return isScanner && importer !== EXACT_SCANNER ? EXACT_SCANNER : null;
        },
        load: (id) => (id === entry ? lines.join("\n") : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: "cjs", comments: true });
    const code = output[0].code
      .replace(/^\/\/#(?:end)?region.*\n/gm, "")
      .replace(/\brequire\("node:/g, 'require("'); // Codeforces' Node 15.8 does not know the prefix
    return { files: [{ path, content: code }], isBundle: true };
  } finally {
    await build.close();
  }
}
