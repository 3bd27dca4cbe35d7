/** Files beside cases that may decide a verdict and that nobody has read. */
export interface DecidingFiles {
  /** Programs that judge, talk or are compiled in. */
  readonly programs: readonly string[];
  /** They look at inputs alone: no verdict depends on them. */
  readonly validators: readonly string[];
  /** They may hold limits, subtasks and the name of a checker. */
  readonly settings: readonly string[];
}

/** What cannot be a program, whatever its name is. */
const TEXT =
  /\.(?:md|txt|rst|pdf|ps|tex|html?|css|png|jpe?g|gif|svg|in|inp|out|ans|ok|a|log|csv|\d+|old\d*|orig|bak|swp)$|~$/i;
const JUDGES =
  /(?:^|[^a-z])(?:chk|checkers?|spj|tpj|special[^a-z]*judges?|interactors?|correttore)(?:[^a-z]|$)|(?:chk|checker|spj|interactor)$/;
/** Words that other programs have in their names, too: nothing may stand before them. */
const PARTS = /^(?:graders?|managers?)(?:[^a-z]|$)/;
const VALIDATORS = /(?:^|[^a-z])validators?(?:[^a-z]|$)|validator$/;
const JUDGE_FOLDERS =
  /(?:^|\/)(?:checkers?|interactors?|output_?validators?|graders?|managers?)\//i;
const VALIDATOR_FOLDERS = /(?:^|\/)(?:input_?(?:format_?)?)?validators?\//i;
const SETTINGS = [
  /^config\.(?![cm]?[jt]sx?$)\w+$/i,
  /^(?:problem|task|init|subtasks?)\.(?:conf|cfg|ini|json|toml|xml|ya?ml|properties)$/i,
  /^problem\..+\.(?:ya?ml|json)$/i,
  /^data\.ya?ml$/i,
];
/** Names that a problem's folder has here: they count as ours in TypeScript, and beside problem.ts. */
const OURS = /^(?:solution|brute|generate|validate|check|interact|view|problem)\.\w+$/;
const OURS_ELSEWHERE = /^(?:check|interact)\.(?![cm]?[jt]sx?$)\w+$/;

/** What of these files, none of which is a case, may decide. */
export function decidingFiles(paths: readonly string[]): DecidingFiles {
  const isOurs = paths.some((path) => fileOf(path) === "problem.ts");
  const kinds = { programs: [] as string[], validators: [] as string[], settings: [] as string[] };
  for (const path of [...paths].sort()) {
    const kind = kindOf(path, isOurs);
    if (kind) kinds[kind].push(path);
  }
  return kinds;
}

function kindOf(path: string, isOurs: boolean): keyof DecidingFiles | undefined {
  const file = fileOf(path);
  if (/(?:^|\/)node_modules\//.test(path) || file === "testlib.h") return undefined;
  if (SETTINGS.some((name) => name.test(file))) return "settings";
  if (TEXT.test(file) || (isOurs && OURS.test(file))) return undefined;
  if (OURS_ELSEWHERE.test(file)) return "programs";
  if (OURS.test(file)) return undefined;
  const stem = file.replace(/\.[^.]*$/, "");
  const name = stem.replace(/([a-z])(?=[A-Z])/g, "$1_").toLowerCase();
  if (VALIDATORS.test(name) && !/output/.test(name)) return "validators";
  if (JUDGES.test(name) || PARTS.test(name) || VALIDATORS.test(name)) return "programs";
  if (JUDGE_FOLDERS.test(path)) return "programs";
  return VALIDATOR_FOLDERS.test(path) ? "validators" : undefined;
}

/** "checker.cpp, config.yml (limits, subtasks): set checker and limits in problem.ts"; undefined where nothing is. */
export function decidingText(files: DecidingFiles, wish: string): string | undefined {
  const { programs, validators, settings } = files;
  const names = [
    ...programs,
    ...validators,
    ...settings.map((name, at) =>
      at === settings.length - 1 ? `${name} (limits, subtasks)` : name,
    ),
  ];
  return names.length === 0 ? undefined : `${names.join(", ")}${wish}`;
}

/** What the user has to set by hand in place of these files. */
export function missingParts({ programs, settings }: DecidingFiles): string {
  const parts = [
    ...(programs.length > 0 ? ["checker"] : []),
    ...(settings.length > 0 ? ["limits"] : []),
  ];
  return parts.length === 0 ? "" : `: set ${parts.join(" and ")} in problem.ts`;
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
