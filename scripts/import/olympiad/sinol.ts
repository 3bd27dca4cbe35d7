import { pairFiles } from "../../base/pair-files";
import { record, words, yamlRecord } from "../packages/yaml-text";
import type { OlympiadCase, OlympiadParts } from "./olympiad-parts";
import { type Files, type Judging, settingNumber, sourceOf, wrappedChecker } from "./own-checker";
import type { Subtask } from "./subtasks";

type Yaml = Readonly<Record<string, unknown>>;

/** A package of sinol by its config.yml: a group is its worst test, 0 and "ocen" are samples. */
export function sinolPackage(files: Files, name: string): OlympiadParts {
  const config = yamlRecord(files.get("config.yml")!);
  const paths = [...files.keys()].filter((path) => /^(?:in|out)\/[^/]+\.(?:in|out)$/.test(path));
  const { pairs, unpaired } = pairFiles(paths, true);
  const id = taskOf(
    config,
    name,
    pairs.map(({ input }) => fileOf(input)),
  );
  const tests = pairs.map(({ input, output }) => {
    const [, group = "", rest = ""] = /^(\d+)(\w*)$/.exec(fileOf(input).slice(id.length)) ?? [];
    return { key: fileOf(input), group, rest, input, output };
  });
  const odd = tests.filter(({ group }) => group === "").map(({ input }) => input);
  const limit = (key: string, test: (typeof tests)[number]) => {
    const own = record(config[`${key}s`]);
    const value = own[test.key] ?? own[test.group + test.rest] ?? own[test.group];
    return settingNumber(value, `config.yml: ${key}s of ${test.key}`);
  };
  const isSample = (test: (typeof tests)[number]) =>
    Number(test.group) === 0 || test.rest.endsWith("ocen");
  const grouped = tests.filter(({ group }) => group !== "");
  const kib = settingNumber(config.memory_limit, "config.yml: memory_limit");
  // A task may be called chk: prog/chk.cpp is then a solution.
  const programs = [...files.keys()].filter((path) => path.startsWith(`prog/${id}`));
  const own = (end: string) =>
    sourceOf(files, new RegExp(`^prog/${id.replace(/\W/g, "\\$&")}${end}\\.\\w+$`));
  const checker = own("chk");
  const needed = new Set(Object.values(record(config.subtask_dependencies)).flatMap(words));
  const counted = grouped.filter((test) => !isSample(test) || needed.has(test.group));
  return {
    title: typeof config.title === "string" ? config.title : undefined,
    timeMs: settingNumber(config.time_limit, "config.yml: time_limit"),
    memoryMiB: kib === undefined ? undefined : kib / 1024,
    cases: grouped.map((test): OlympiadCase => {
      const own = limit("memory_limit", test);
      return {
        ...{ key: test.key, input: test.input, output: test.output, isSample: isSample(test) },
        timeMs: limit("time_limit", test),
        memoryMiB: own === undefined ? undefined : own / 1024,
      };
    }),
    subtasks: groupsOf(config, counted),
    judging: judgingOf(config, files, checker, own("soc")),
    used: ["config.yml", ...programs],
    notes: config.override_limits === undefined ? [] : ["limits of single languages are left out"],
    unpaired: [...unpaired, ...odd],
    emptyGroups: Object.keys(record(config.scores)).filter(
      (id) => !grouped.some(({ group }) => Number(group) === Number(id)),
    ),
  };
}

function groupsOf(
  config: Yaml,
  tests: readonly { readonly key: string; readonly group: string }[],
): Subtask[] {
  const scores = record(config.scores);
  const ids = [...new Set(tests.map(({ group }) => group))];
  const isScored = Object.keys(scores).length > 0;
  return ids.map((id): Subtask => {
    const score = settingNumber(scores[id], `config.yml: scores of ${id}`);
    return {
      ...{ id, type: "min", needs: words(record(config.subtask_dependencies)[id]) },
      score: score ?? (isScored || id === "0" ? 0 : 100 / ids.filter((one) => one !== "0").length),
      cases: tests.filter(({ group }) => group === id).map(({ key }) => ({ key })),
    };
  });
}

function judgingOf(
  config: Yaml,
  files: Files,
  checker: string | undefined,
  talks: string | undefined,
): Judging {
  if (talks !== undefined) return { unjudged: `its programs talk with ${talks}` };
  const extra = config.extra_compilation_files;
  const isCompiled = words(extra).length > 0 || Object.keys(record(extra)).length > 0;
  if (isCompiled || Object.keys(record(config.extra_execution_files)).length > 0) {
    return { unjudged: "its programs are compiled with files of the judge" };
  }
  return checker === undefined ? { checker: "tokens" } : wrappedChecker(checker, files, "sinol");
}

/** A program of prog/, the statuses and the points that config.yml expects of it, if any. */
export interface SinolSolution {
  readonly path: string;
  /** "s" is slow, "b" wrong. */
  readonly kind: string;
  readonly statuses?: readonly string[];
  readonly points?: number;
}

/** The solutions of a package, and what sinol_expected_scores says of them. */
export function sinolSolutions(files: Files): SinolSolution[] {
  const config = yamlRecord(files.get("config.yml")!);
  const expected = record(config.sinol_expected_scores);
  const names = [...files.keys()].flatMap((path) => /^prog\/([^/]+)$/.exec(path)?.[1] ?? []);
  const tests = [...files.keys()].filter((path) => /^in\/[^/]+\.in$/.test(path)).map(fileOf);
  const id = taskOf(config, "", tests);
  return names.flatMap((name) => {
    const rest = name.startsWith(id) ? name.slice(id.length) : undefined;
    const [, kind] = /^([sb]?)\d*(?:_\w*)?\.(?:c|cc|cpp|py|java)$/.exec(rest ?? "") ?? [];
    if (kind === undefined) return [];
    const own = record(expected[name]);
    const groups = Object.values(record(own.expected)).map(
      (group) => record(group).status ?? group,
    );
    const points = settingNumber(own.points, `config.yml: points of ${name}`);
    return {
      ...{ path: `prog/${name}`, kind },
      ...(groups.length > 0 && { statuses: groups.map(String) }),
      ...(points !== undefined && { points }),
    };
  });
}

/** The task's short name, with which each test begins. */
function taskOf(config: Yaml, name: string, tests: readonly string[]): string {
  const [first = ""] = tests;
  const own = [config.sinol_task_id, name].map(String);
  const named = own.find((id) => id !== "" && tests.every((test) => test.startsWith(id)));
  if (named !== undefined) return named;
  let shared = first;
  while (!tests.every((test) => test.startsWith(shared))) shared = shared.slice(0, -1);
  return /^[^\d]*(?:\d+[^\d]+)*?(?=\d|$)/.exec(shared)?.[0] ?? shared;
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}
