import { pairFiles } from "../../base/pair-files";
import { isFileName } from "../../problem/program-files";
import { record, words, yamlRecord } from "../packages/yaml-text";
import type { OlympiadCase, OlympiadParts } from "./olympiad-parts";
import {
  builtInChecker,
  type Files,
  type Judging,
  settingNumber,
  sourceOf,
  testlibChecker,
  testlibInteractor,
  wrappedChecker,
} from "./own-checker";
import type { Subtask, SubtaskType } from "./subtasks";

type Yaml = Readonly<Record<string, unknown>>;

/** A folder of Hydro or Luogu: config.yml or config.yaml, in testdata/ where that is there. */
export function hydroPackage(files: Files): OlympiadParts {
  const config = sourceOf(files, /^(?:testdata\/)?config\.ya?ml$/);
  const base = config === undefined || config.startsWith("testdata/") ? "testdata/" : "";
  const page = files.get("problem.yaml");
  const title = page && yamlRecord(page).title;
  const settings = config === undefined ? {} : yamlRecord(files.get(config)!);
  const inside = new Map(
    [...files].flatMap(([path, file]) =>
      path.startsWith(base) ? [[path.slice(base.length), file] as const] : [],
    ),
  );
  const isLuogu = Object.keys(settings).some((key) => key.endsWith(".in"));
  const parts = (isLuogu ? luogu : hydro)(settings, inside, config ?? "config.yaml");
  const placed = (path: string) => base + path;
  return {
    ...parts,
    ...(typeof title === "string" && { title }),
    cases: parts.cases.map((one) => {
      return { ...one, input: placed(one.input), output: placed(one.output) };
    }),
    used: [
      ...(config === undefined ? [] : [config]),
      ...(page ? ["problem.yaml"] : []),
      ...parts.used.map(placed),
    ],
  };
}

/** Keys are names of inputs; limits are in ms and KiB. */
function luogu(config: Yaml, files: Files, shown: string): OlympiadParts {
  const { pairs, unpaired } = pairFiles([...files.keys()], true);
  const number = (input: string, key: string) =>
    settingNumber(record(config[input])[key], `${shown}: ${key} of ${input}`);
  const cases = pairs.map(({ key, input, output }): OlympiadCase => {
    const kib = number(input, "memoryLimit");
    const memoryMiB = kib === undefined ? undefined : kib / 1024;
    return { key, input, output, timeMs: number(input, "timeLimit"), memoryMiB };
  });
  const idOf = ({ input }: OlympiadCase) => String(record(config[input]).subtaskId ?? 0);
  const ids = [...new Set(cases.map(idOf))];
  const type = ids.length === 1 ? "sum" : "min";
  const subtasks = ids.map((id): Subtask => {
    const own = cases.filter((one) => idOf(one) === id);
    const scored = own.map(({ key, input }) => ({ key, score: number(input, "score") ?? 0 }));
    const scores = scored.map(({ score }) => score);
    const score = type === "sum" ? sum(scored) : Math.max(...scores);
    return { id, type, needs: [], score, cases: scored };
  });
  const checker = sourceOf(files, /^(?:checker|chk|spj)\.\w+$/);
  return {
    ...{ cases, subtasks, unpaired },
    judging: checker === undefined ? { checker: "lines" } : testlibOnly(checker, files),
    used: checker === undefined ? [] : [checker],
    notes:
      ids.length === 1
        ? []
        : ["each subtask counts the least of its cases: how it counts is on Luogu's site alone"],
  };
}

/** testlib's programs alone have a known way to be called there. */
function testlibOnly(path: string, files: Files): Judging {
  const text = new TextDecoder().decode(files.get(path)!.read());
  if (/\bregister\w*\s*\(/.test(text)) return testlibChecker(path, files);
  return { unjudged: `its ${path} is no program of testlib's` };
}

/** Limits by a unit, subtasks that take the least, cases by their names where there is no list. */
function hydro(config: Yaml, files: Files, shown: string): OlympiadParts {
  const time = (value: unknown) => sizeOf(value, TIME, `${shown}: expected time as 1s or 500ms`);
  const memory = (value: unknown) => sizeOf(value, MEMORY, `${shown}: expected memory as 256m`);
  const { pairs, unpaired } = pairFiles([...files.keys()], true);
  const plain = { type: "sum", score: config.score ?? 100 };
  const isListed = Array.isArray(config.subtasks) || Array.isArray(config.cases);
  const lists: readonly Yaml[] = Array.isArray(config.subtasks)
    ? config.subtasks.map(record)
    : [{ ...plain, cases: isListed ? config.cases : pairs }];
  const cases = new Map<string, OlympiadCase>();
  const subtasks = lists.map((list, at): Subtask => {
    const type = TYPES.find((one) => one === (list.type ?? "min"));
    if (!type) throw new Error(`${shown}: expected type as min, max or sum, found ${list.type}`);
    const entries = (Array.isArray(list.cases) ? list.cases : []).map(record);
    const own = entries.map((entry) => {
      const [input, output] = [String(entry.input), String(entry.output)];
      const key = input.replace(/\.\w+$/, "");
      const timeMs = time(entry.time) ?? time(list.time);
      const memoryMiB = memory(entry.memory) ?? memory(list.memory);
      cases.set(key, cases.get(key) ?? { key, input, output, timeMs, memoryMiB });
      const score = settingNumber(entry.score, `${shown}: score of ${input}`);
      return { key, ...(score !== undefined && { score }) };
    });
    return {
      ...{ id: String(list.id ?? at + 1), type, cases: own, needs: words(list.if) },
      score: settingNumber(list.score, `${shown}: score of subtask ${at + 1}`) ?? sum(own),
    };
  });
  const name = typeof config.filename === "string" ? config.filename : "";
  return {
    ...{ timeMs: time(config.time) ?? 1000, memoryMiB: memory(config.memory) ?? 256 },
    ...{ cases: [...cases.values()], subtasks, unpaired: isListed ? [] : unpaired },
    ...judgingOf(config, files),
    ...(isFileName(`${name}.in`) && {
      programFiles: { input: `${name}.in`, output: `${name}.out` },
    }),
  };
}

const TYPES: readonly SubtaskType[] = ["min", "max", "sum"];

function sum(cases: readonly { readonly score?: number }[]): number {
  return cases.reduce((all, { score = 0 }) => all + score, 0);
}

/** Keys of Hydro that are read, and those that change no verdict of a program here. */
const READ = words(
  "type time memory filename checker_type checker interactor subtasks cases score user_extra_files judge_extra_files",
);
const HARMLESS = words(
  "langs detail count validator std hacks template time_limit_rate memory_limit_rate num_processes",
);

/** Who judges, and the files that this takes. */
function judgingOf(config: Yaml, files: Files): Pick<OlympiadParts, "judging" | "used"> {
  const unjudged = (why: string) => ({ judging: { unjudged: why }, used: [] });
  const built = (judging: Judging, ...used: string[]) => ({ judging, used });
  const { type = "default", checker_type: how, checker, interactor } = config;
  const strange = Object.keys(config).find((key) => ![...READ, ...HARMLESS].includes(key));
  if (strange !== undefined) return unjudged(`its settings have ${strange}, which is not read`);
  if (words(config.user_extra_files).length > 0) {
    return unjudged("its programs are compiled with files of the judge (user_extra_files)");
  }
  const extra = words(config.judge_extra_files).filter((path) => files.has(path));
  const withExtra = (judging: Judging, path: string) => {
    const added = extra.map((one) => [`validator/${one}`, files.get(one)!.read()] as const);
    const all = judging.files && new Map([...judging.files, ...added]);
    return built({ ...judging, ...(all && { files: all }) }, path, ...extra);
  };
  if (type === "interactive") {
    const path = nameOf(interactor);
    if (path === undefined || !files.has(path)) return unjudged("its interactor is not there");
    return withExtra(testlibInteractor(path, files), path);
  }
  if (type !== "default") return unjudged(`its type is ${type}`);
  const path = nameOf(checker);
  const kind = String(how ?? (path === undefined ? "default" : "testlib"));
  if (kind === "default") return built({ checker: "lines" });
  if (kind === "strict") return built({ checker: "exact" });
  if (path === undefined) return unjudged(`its checker (${kind}) has no file`);
  if (!files.has(path)) {
    return kind === "testlib" ? built(builtInChecker(path)) : unjudged(`${path} is not there`);
  }
  if (kind === "testlib") return withExtra(testlibChecker(path, files), path);
  if (kind === "hustoj" || kind === "qduoj") {
    return withExtra(wrappedChecker(path, files, kind), path);
  }
  return unjudged(`its checker is one of ${kind}'s`);
}

/** "chk.cc", or { file: chk.cc, lang: … }. */
function nameOf(value: unknown): string | undefined {
  const name = typeof value === "string" ? value : record(value).file;
  return typeof name === "string" ? name : undefined;
}

type Units = Readonly<Record<string, number>>;
const TIME: Units = { s: 1000, ms: 1, us: 1e-3 };
const MEMORY: Units = { k: 1 / 1024, kb: 1 / 1024, m: 1, mb: 1, g: 1024, gb: 1024 };

function sizeOf(value: unknown, units: Units, expected: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const [, number, unit = ""] = /^\s*(\d+(?:\.\d*)?)\s*([a-z]+)\s*$/i.exec(String(value)) ?? [];
  const factor = units[unit.toLowerCase()];
  if (Number(number) > 0 && factor !== undefined) return Number(number) * factor;
  throw new Error(`${expected}, found ${String(value).slice(0, 20)}`);
}
