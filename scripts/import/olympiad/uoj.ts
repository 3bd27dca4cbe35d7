import { utf8 } from "../packages/utf8";
import type { OlympiadCase, OlympiadParts } from "./olympiad-parts";
import {
  builtInChecker,
  type Files,
  type Judging,
  settingNumber,
  sourceOf,
  testlibChecker,
} from "./own-checker";
import type { Subtask, SubtaskType } from "./subtasks";

/** Keys that are read, and those that change no verdict of a program here; UOJ passes over a misspelled one. */
const READ =
  /^(?:n_(?:(?:ex_|sample_)?tests|subtasks)|(?:input|output)_(?:pre|suf)|(?:time|memory|output|(?:checker|validator)_\w+)_limit(?:_\d+)?|use_builtin_\w+|subtask_\w+|point_score_\d+|submit_answer|with_implementer|interaction_mode|validate_input_before_test)$/;

type Conf = ReadonlyMap<string, string>;

const TYPES: ReadonlyMap<string, SubtaskType> = new Map([
  ["packed", "min"],
  ["min", "min"],
  ["max", "max"],
  ["sum", "sum"],
]);
/** Switches that change who judges, with what they say. */
const SWITCHES: Readonly<Record<string, string>> = {
  submit_answer: "its answers are handed in, not programs",
  with_implementer: "its programs are compiled with a part of the judge (with_implementer)",
  interaction_mode: "its programs talk with an interactor by UOJ's own protocol",
  subtask_in_folder: "its subtasks are folders (subtask_in_folder)",
};

/** A problem of UOJ or QOJ by its problem.conf. */
export function uojPackage(files: Files): OlympiadParts {
  const conf = keysOf(utf8(files.get("problem.conf")!));
  const own = (key: string) => settingNumber(conf.get(key), `problem.conf: ${key}`);
  const side = (name: "input" | "output", start: string, at: number) =>
    `${start}${conf.get(`${name}_pre`) ?? name}${at}.${conf.get(`${name}_suf`) ?? "txt"}`;
  const numbered = (start: string, count: number, samples: number): OlympiadCase[] =>
    Array.from({ length: count }, (_, before) => {
      const at = before + 1;
      const seconds = start === "" ? own(`time_limit_${at}`) : undefined;
      return {
        key: `${start}${at}`,
        isSample: at <= samples,
        input: side("input", start, at),
        output: side("output", start, at),
        timeMs: seconds === undefined ? undefined : seconds * 1000,
        memoryMiB: start === "" ? own(`memory_limit_${at}`) : undefined,
      };
    });
  const count = own("n_tests") ?? 10;
  const extra = numbered("ex_", own("n_ex_tests") ?? 0, own("n_sample_tests") ?? 0);
  const chk = sourceOf(files, /^chk\.\w+$/);
  return {
    timeMs: (own("time_limit") ?? 1) * 1000,
    memoryMiB: own("memory_limit") ?? 256,
    outputMiB: own("output_limit"),
    cases: [...extra, ...numbered("", count, 0)],
    subtasks: subtasksOf(conf, count, own),
    judging: judgingOf(conf, chk, files),
    used: ["problem.conf", ...(chk === undefined ? [] : [chk])],
    notes: [
      ...(extra.length > 0 ? ["extra tests take points off there; here they give none"] : []),
      ...[...conf.keys()].filter((key) => !READ.test(key)).map((key) => `${key} is not read`),
    ],
  };
}

function judgingOf(conf: Conf, chk: string | undefined, files: Files): Judging {
  const isOn = (key: string) => /^(?:on|true|1)$/.test(conf.get(key) ?? "");
  const [, why] = Object.entries(SWITCHES).find(([key]) => isOn(key)) ?? [];
  if (why !== undefined) return { unjudged: why };
  const type = [...conf].find(([key, text]) => /^subtask_type_/.test(key) && !TYPES.has(text));
  if (type) return { unjudged: `its ${type.join(" ")} is not known here` };
  if ([...files.keys()].some((path) => /^judger(?:\.\w+)?$/.test(path))) {
    return { unjudged: "it brings a judger of its own" };
  }
  const builtIn = conf.get("use_builtin_checker");
  if (builtIn !== undefined) return builtInChecker(builtIn);
  if (chk !== undefined) return testlibChecker(chk, files);
  return { unjudged: "it has neither use_builtin_checker nor a chk.cpp" };
}

function subtasksOf(
  conf: Conf,
  count: number,
  own: (key: string) => number | undefined,
): Subtask[] {
  const total = own("n_subtasks") ?? 0;
  if (total === 0) {
    const cases = Array.from({ length: count }, (_, at) => {
      return { key: `${at + 1}`, score: own(`point_score_${at + 1}`) ?? 100 / count };
    });
    const score = cases.reduce((sum, one) => sum + one.score, 0);
    return [{ id: "all", score, type: "sum", needs: [], cases }];
  }
  let first = 1;
  return Array.from({ length: total }, (_, at): Subtask => {
    const id = `${at + 1}`;
    const end = own(`subtask_end_${id}`) ?? count;
    const cases = Array.from({ length: Math.max(0, end - first + 1) }, (_, one) => {
      return { key: `${first + one}` };
    });
    first = end + 1;
    return {
      ...{ id, cases, needs: needsOf(conf, `subtask_dependence_${id}`) },
      score: own(`subtask_score_${id}`) ?? 100 / total,
      type: TYPES.get(conf.get(`subtask_type_${id}`) ?? "packed") ?? "min",
    };
  });
}

/** One number, or "many" with a key for each. */
function needsOf(conf: Conf, key: string): string[] {
  const one = conf.get(key);
  if (one === undefined || one === "none") return [];
  if (one !== "many") return [one];
  const needs: string[] = [];
  for (let at = 1; conf.has(`${key}_${at}`); at++) needs.push(conf.get(`${key}_${at}`)!);
  return needs;
}

function keysOf(text: string): Map<string, string> {
  const lines = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/));
  return new Map(lines.flatMap(([key = "", ...value]) => (key ? [[key, value.join(" ")]] : [])));
}
