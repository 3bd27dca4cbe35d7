import { extname } from "node:path";
import { pairFiles } from "../../base/pair-files";
import type { SourceFile } from "../../base/source-file";
import { defaultValidatorChoice } from "../../problem/icpc-flags";
import { leftOut } from "../packages/left-out";
import { type PackageCase, type PackageDraft, VALIDATOR } from "../packages/package-draft";
import { yamlRecord } from "../packages/yaml-text";
import { iniValue, outsideTimeLimit } from "./outside-limit";
import { type PackageFacts, packageFacts } from "./package-facts";
import { packageGrading } from "./package-grading";
import { testGroups } from "./test-groups";
import { validators } from "./validators";

/** Interpreters of scripts that need no compiler. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  ".py": "python3",
  ".js": "node",
  ".cjs": "node",
  ".mjs": "node",
};

/** Where the draft of 2023-07 has the arguments of a case. */
const ARGUMENTS = /^data\/(?:sample|secret)\/.*\.args$/;

/** An ICPC package (legacy, 2025-09 or DOMjudge's variant) in our words; notes name its place. */
export function icpcPackage(
  files: readonly SourceFile[],
  name: string,
  place: string,
): PackageDraft {
  const file = (path: string) => files.find((entry) => entry.path === path);
  const [yaml, ini, limit] = ["problem.yaml", "domjudge-problem.ini", ".timelimit"].map(file);
  if (yaml && Object.keys(yamlRecord(yaml)).length === 0) {
    throw new Error("problem.yaml line 1: expected names and values, found nothing");
  }
  const facts = packageFacts(yaml ? textOf(yaml) : "");
  const timeLimitMs = facts.timeLimitMs ?? outsideTimeLimit(ini, limit);
  const groups = testGroups(files);
  const { cases, unpaired } = casesOf(files, (key) => {
    const requires = facts.scoring ? groups.requires(key) : [];
    return { ...groups.worth(key, facts.scoring), ...(requires.length > 0 && { requires }) };
  });
  const grading = packageGrading(
    facts.scoring,
    files,
    cases.map(({ key }) => key),
  );
  const common = groups.commonFlags(cases.map(({ key }) => key));
  const flags = [...facts.flags, ...(common ?? [])];
  const hasArguments = files.some((own) => ARGUMENTS.test(own.path) && own.sizeBytes > 0);
  const judged =
    groups.hasArguments || hasArguments
      ? notJudged("its cases give the program arguments")
      : judgedBy(facts, files, flags, ini && serverProgram(ini));
  return {
    title: facts.title ?? (ini && iniValue(ini, "name")?.value) ?? name,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    memoryLimitMiB: facts.memoryLimitMiB,
    ...(facts.outputLimitMiB !== undefined && { outputLimitMiB: facts.outputLimitMiB }),
    ...judged,
    ...(facts.passes !== undefined && { passes: facts.passes }),
    cases: cases.map((testCase) => {
      const caseFlags = groups.flags(testCase.key);
      return common || caseFlags.length === 0
        ? testCase
        : { ...testCase, flags: [...facts.flags, ...caseFlags] };
    }),
    unpaired,
    emptyGroups: groups.without(cases.map(({ key }) => key)),
    notes: [
      ...judged.notes,
      ...leftOut(files, cases, judged.unjudged === undefined ? place : undefined, grading?.isOwn),
      ...facts.unread,
    ],
    ...(grading && { grading: grading.grade }),
    assumed: facts.assumed,
    timeMultiplier: facts.timeMultiplier,
  };
}

function casesOf(
  files: readonly SourceFile[],
  worth: (key: string) => Pick<PackageCase, "group" | "points" | "requires">,
) {
  const data = files.filter(({ path }) => /^data\/(sample|secret)\//.test(path));
  const byPath = new Map(data.map((file) => [file.path, file]));
  // Beside an .ans an .out is only what contestants may look at.
  const paths = [...byPath.keys()].filter(
    (path) => !path.endsWith(".out") || !byPath.has(path.replace(/\.out$/, ".ans")),
  );
  const { pairs, unpaired } = pairFiles(
    paths.filter((path) => /\.(in|ans|out)$/.test(path)),
    true,
  );
  const cases = pairs.map(({ key, input, output }): PackageCase => {
    const name = key.replace(/^data\//, "");
    return {
      key: name,
      isSample: name.startsWith("sample/"),
      input: byPath.get(input)!,
      output: byPath.get(output)!,
      ...worth(name),
    };
  });
  return { cases: cases.sort(inOrder), unpaired };
}

/** As hosts run them: folder by folder, each by the names of its folders and .ans files, 10 before 2. */
function inOrder(a: PackageCase, b: PackageCase): number {
  const [parts, others] = [a, b].map(({ key }) => `${key}.ans`.split("/"));
  const at = parts!.findIndex((part, index) => part !== others![index]);
  return at < 0 ? 0 : parts![at]! < (others![at] ?? "") ? -1 : 1;
}

type Judging = Pick<PackageDraft, "checker" | "interactor" | "unjudged" | "files" | "notes">;

/** Who compares the answers, or talks with the program. */
function judgedBy(
  facts: PackageFacts,
  files: readonly SourceFile[],
  flags: readonly string[],
  elsewhere: string | undefined,
): Judging {
  const withFlags = flags.length > 0 ? { flags } : {};
  const isPlain = !facts.isInteractive && facts.passes === undefined;
  const unusual = files.some(({ path }) => /^data\/.*\.files\//.test(path))
    ? "its cases give the program files besides stdin"
    : files.some(({ path }) => path.startsWith("static_validator/"))
      ? "its static validator judges the source of a program, not its output"
      : facts.unjudged;
  if (unusual) return notJudged(unusual);
  const programs = validators(files);
  if (elsewhere !== undefined && programs.length === 0) return notJudged(elsewhere);
  if (isPlain && (facts.hasOwnChecker === false || programs.length === 0)) {
    if (!facts.hasOwnChecker) return { checker: defaultValidatorChoice(flags), notes: [] };
  }
  const [program] = programs;
  if (!program || programs.length > 1) {
    const unjudged = program
      ? `it has ${programs.length} output validators, of which each must accept`
      : "its output validator is not in the package";
    return notJudged(unjudged);
  }
  const [only] = program;
  const ending = extname(only!.path);
  const interpreter = program.length === 1 ? INTERPRETERS[ending] : undefined;
  const script = `${VALIDATOR}${ending}`;
  const icpc = interpreter ? [interpreter, script] : [VALIDATOR];
  const content = program.map(({ path, read }): [string, Uint8Array] => [
    interpreter ? script : `${VALIDATOR}/${path}`,
    read(),
  ]);
  const shown = interpreter ? script : `${VALIDATOR}/`;
  return {
    files: new Map(content),
    ...(facts.isInteractive
      ? { interactor: { icpc, ...withFlags } }
      : { checker: { icpc, ...withFlags } }),
    notes: [
      ...(facts.isInteractive ? ["it is interactive: its validator talks with the program"] : []),
      `${shown} is its own: without bubblewrap it runs outside of any sandbox; read it first`,
    ],
  };
}

/** A comparing or running program that only the DOMjudge server has, by its name there. */
function serverProgram(ini: SourceFile): string | undefined {
  const programs = ["special_compare", "special_run"].map((key) => [
    key,
    iniValue(ini, key)?.value,
  ]);
  const [unknownProgram] = programs.filter(
    ([, value]) => value && value !== "compare" && value !== "run",
  );
  return (
    unknownProgram &&
    `its ${unknownProgram[0]} "${unknownProgram[1]}" is a program of a DOMjudge server`
  );
}

function notJudged(unjudged: string): Judging {
  return { unjudged, notes: [`nothing of it is judged: ${unjudged}`] };
}

function textOf(file: SourceFile): string {
  return new TextDecoder().decode(file.read()).replaceAll("\r\n", "\n");
}
