import { isFileName, type ProgramFiles } from "../../problem/program-files";
import { utf8 } from "../packages/utf8";
import { yamlRecord } from "../packages/yaml-text";
import type { OlympiadParts } from "./olympiad-parts";
import { type Files, type Judging, settingNumber, sourceOf, wrappedChecker } from "./own-checker";
import type { Subtask, SubtaskType } from "./subtasks";

type Yaml = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, SubtaskType>> = { GroupMin: "min", GroupMul: "mul" };

/** A task of CMS by its task.yaml, as its loader italy_yaml reads it. */
export function cmsPackage(files: Files): OlympiadParts {
  const task = yamlRecord(files.get("task.yaml")!);
  const generated = generatorLines(files);
  const number = (key: string) => settingNumber(task[key], `task.yaml: ${key}`);
  const seconds = number("time_limit") ?? number("timeout");
  const named = [...files.keys()].filter((path) => /^input\/input\d+\.txt$/.test(path)).length;
  const count = generated?.count ?? number("n_input") ?? named;
  const checker = sourceOf(files, /^(?:check|cor)\/(?:checker|correttore)\.\w+$/);
  const built = [...files.keys()].filter((path) =>
    /^(?:check|cor)\/(?:checker|correttore)$/.test(path),
  );
  const subtasks = subtasksOf(task, generated?.subtasks, count);
  return {
    title: typeof task.title === "string" ? task.title : undefined,
    timeMs: seconds === undefined ? undefined : seconds * 1000,
    memoryMiB: number("memory_limit") ?? number("memlimit"),
    cases: Array.from({ length: count }, (_, at) => {
      return { key: `${at}`, input: `input/input${at}.txt`, output: `output/output${at}.txt` };
    }),
    subtasks: subtasks ?? [],
    judging: judgingOf(task, files, checker ?? built[0]),
    programFiles: filesOf(task),
    used: ["task.yaml", ...(checker === undefined ? [] : [checker, ...built])],
    notes: subtasks ? [] : [`its points are not counted here: ${task.score_type}`],
  };
}

/** The cases of gen/GEN, and its subtasks: "#ST: 30" begins one of 30 points. */
function generatorLines(files: Files): { count: number; subtasks: [number, number][] } | undefined {
  const file = files.get("gen/GEN");
  if (!file) return undefined;
  const subtasks: [number, number][] = [];
  let count = 0;
  for (const line of utf8(file).split(/\r?\n/)) {
    const [, score] = /^\s*#\s*ST:\s*(\S+)/.exec(line) ?? [];
    if (score !== undefined) subtasks.push([settingNumber(score, "gen/GEN: #ST") ?? 0, 0]);
    const isCase = /^\s*#\s*COPY:/.test(line) || line.split("#")[0]!.trim() !== "";
    if (!isCase) continue;
    count++;
    const last = subtasks.at(-1);
    if (last) last[1]++;
  }
  return { count, subtasks };
}

/** Undefined where the score type is not known here. */
function subtasksOf(
  task: Yaml,
  generated: readonly (readonly [number, number])[] = [],
  count: number,
): Subtask[] | undefined {
  const { score_type: type, score_type_parameters: parameters } = task;
  const keys = Array.from({ length: count }, (_, at) => `${at}`);
  const isGrouped = Array.isArray(parameters) && type !== "Sum";
  if (!isGrouped && generated.length === 0) {
    if (type !== undefined && type !== "Sum") return undefined;
    const total = typeof parameters === "number" ? parameters * count : undefined;
    const score = total ?? settingNumber(task.total_value, "task.yaml: total_value") ?? 100;
    return [{ id: "all", score, type: "sum", needs: [], cases: keys.map((key) => ({ key })) }];
  }
  const kind = TYPES[String(type ?? "GroupMin")];
  if (!kind) return undefined;
  let first = 0;
  const lists: readonly unknown[] = isGrouped ? parameters : generated;
  return lists.map((list, at): Subtask => {
    const [score, which] = Array.isArray(list) ? list : [];
    const what = `task.yaml: subtask ${at}`;
    const size = typeof which === "string" ? 0 : (settingNumber(which, what) ?? 0);
    const own =
      typeof which === "string"
        ? keys.filter((key) => new RegExp(`^(?:${which})`).test(key.padStart(3, "0")))
        : keys.slice(first, first + size);
    first += size;
    return {
      ...{ id: `${at}`, type: kind, needs: [], cases: own.map((key) => ({ key })) },
      score: settingNumber(score, what) ?? 0,
    };
  });
}

function judgingOf(task: Yaml, files: Files, checker: string | undefined): Judging {
  const has = (names: RegExp) => [...files.keys()].find((path) => names.test(path));
  const type = task.task_type;
  if (has(/^(?:check|cor)\/manager(?:\.\w+)?$/)) {
    return { unjudged: "it is a Communication task, with a manager" };
  }
  if (task.output_only === true) return { unjudged: "its outputs are handed in (OutputOnly)" };
  if (type !== undefined && type !== "Batch") return { unjudged: `its task type is ${type}` };
  const grader = has(/^sol\/(?:grader|stub)\./);
  if (grader !== undefined) return { unjudged: `its programs are compiled with ${grader}` };
  return checker === undefined ? { checker: "tokens" } : wrappedChecker(checker, files, "cms");
}

/** Names of files; where a key is missing they are the loader's own. */
function filesOf({ infile = "input.txt", outfile = "output.txt" }: Yaml): ProgramFiles | undefined {
  const [input, output] = [String(infile ?? ""), String(outfile ?? "")];
  const names = { ...(isFileName(input) && { input }), ...(isFileName(output) && { output }) };
  return Object.keys(names).length > 0 ? names : undefined;
}
