import { commandWords } from "../../base/command-words";
import type { SourceFile } from "../../base/source-file";
import type { CaseWorth } from "../../problem/case-origin";
import { isListOf, isText, record, words, yamlFile } from "../packages/yaml-text";

interface Group {
  readonly flags?: readonly string[];
  /** Of the validators of inputs, where it is one list for all. */
  readonly inputFlags?: readonly string[];
  /** Points of the whole group, or of each case where the legacy format adds them up. */
  readonly points?: number;
  /** What the cases of a group of 2025-09 that adds points up give together. */
  readonly maxScore?: number;
  /** Undefined where it does not say. */
  readonly isSum?: boolean;
  /** Its cases give the program arguments. */
  readonly hasArguments: boolean;
  /** Groups that must be accepted for this one to count. */
  readonly requires: readonly string[];
  /** What the legacy format has for all folders below that do not say it themselves. */
  readonly inherited: Pick<Group, "points" | "isSum">;
}

/** What `secret` of 2025-09 is worth where it does not say. */
const USUAL_SCORE = 100;
const AGGREGATIONS = ["sum", "min", "max", "avg", "pass-fail"];

export interface TestGroups {
  /** Whether any case gives the program arguments (2025-09). */
  readonly hasArguments: boolean;
  /** Arguments of the output validator for a case: its own, or those of the nearest folder. */
  flags(key: string, of?: "flags" | "inputFlags"): readonly string[];
  /** Folders with settings, none of whose cases is among these. */
  without(keys: readonly string[]): readonly string[];
  /** The same for all of these cases; undefined where they differ. */
  commonFlags(keys: readonly string[]): readonly string[] | undefined;
  /** Folders, each of whose cases must be accepted for a case to count (2025-09). */
  requires(key: string): readonly string[];
  /** The points of a case, in problems of this version that count them. */
  worth(key: string, scoring?: "legacy" | "2025-09"): Pick<CaseWorth, "group" | "points">;
}

/** What data/**\/testdata.yaml (legacy) and test_group.yaml (2025-09) say of the cases below them. */
export function testGroups(files: readonly SourceFile[]): TestGroups {
  const groups = new Map<string, Group>();
  const sizes = new Map<string, number>();
  for (const file of files) {
    const [, home] = /^data\/(.*)\/[^/]+\.in$/.exec(file.path) ?? [];
    if (home !== undefined) sizes.set(home, (sizes.get(home) ?? 0) + 1);
    const [, place] = /^data\/(.*\.yaml)$/.exec(file.path) ?? [];
    if (place === undefined) continue;
    const folder = /^(?:(.*)\/)?(?:testdata|test_group)\.yaml$/.exec(place);
    groups.set(folder ? (folder[1] ?? "") : place.replace(/\.yaml$/, ""), groupOf(file));
  }
  refuseCircles(groups);
  const flags = (key: string, of: "flags" | "inputFlags" = "flags"): readonly string[] =>
    [key, ...foldersOf(key)].map((place) => groups.get(place)?.[of]).find((words) => words) ?? [];
  return {
    flags,
    without: (keys) =>
      [...groups.keys()].filter(
        (name) => !keys.some((key) => key === name || foldersOf(key).includes(name)),
      ),
    hasArguments: [...groups.values()].some(({ hasArguments }) => hasArguments),
    commonFlags(keys) {
      const all = new Set(keys.map((key) => JSON.stringify(flags(key))));
      return all.size > 1 ? undefined : flags(keys[0] ?? "");
    },
    requires: (key) => [
      ...new Set(foldersOf(key).flatMap((name) => groups.get(name)?.requires ?? [])),
    ],
    worth(key, scoring) {
      if (!scoring || key.startsWith("sample/")) return {};
      const folders = foldersOf(key);
      const folder = folders[0] ?? "";
      const folderGroup = groups.get(folder);
      const above = folders.flatMap((name) => groups.get(name)?.inherited ?? []);
      const isSum =
        folderGroup?.isSum ??
        above.find((group) => group.isSum !== undefined)?.isSum ??
        folder === "secret";
      const points =
        folderGroup?.points ?? above.find((group) => group.points !== undefined)?.points ?? 1;
      const isWhole =
        scoring === "2025-09" && folder === "secret" && folderGroup?.points === undefined;
      const maxScore = isWhole ? USUAL_SCORE : folderGroup?.maxScore;
      const group = folder.replace(/^secret\/?/, "");
      if (!isSum && group !== "") return { group, points };
      return { points: maxScore === undefined ? points : maxScore / (sizes.get(folder) ?? 1) };
    },
  };
}

/** A group that requires itself, by way of others too, can never count. */
function refuseCircles(groups: ReadonlyMap<string, Group>): void {
  const visit = (name: string, above: readonly string[]): void => {
    const at = above.indexOf(name);
    if (at >= 0) {
      const circle = [...above.slice(at), name].map((one) => `"${one}"`).join(" requires ");
      throw new Error(`data/${above[at]}: require_pass goes in a circle: ${circle}`);
    }
    for (const next of groups.get(name)?.requires ?? []) visit(next, [...above, name]);
  };
  for (const name of groups.keys()) visit(name, []);
}

function groupOf(file: SourceFile): Group {
  const isLegacy = file.path.endsWith("/testdata.yaml");
  const source = yamlFile(file);
  const yaml = source.record();
  const check = (key: string, expected: string, is: (value: unknown) => boolean) =>
    source.value([key], expected, is);
  const lists = ["output_validator_args", "output_validator_flags"].map((key) =>
    check(key, "a list of texts", isListOf()),
  );
  const flags = lists[0] ?? lists[1];
  const inputFlags = yaml.input_validator_args ?? yaml.input_validator_flags;
  check("args", "a list of texts", isListOf());
  check("grader_flags", "a text", isText);
  check("score_aggregation", "pass-fail, sum or min", isListOf(AGGREGATIONS));
  check(
    "max_score",
    'a number or "unbounded"',
    (value) => value === "unbounded" || (isNumber(value) && Number(value) >= 0),
  );
  check("accept_score", "a number", isNumber);
  // The legacy range "0 20" of a group is what it is worth when nothing else says so.
  const range = Number(words(check("range", "two numbers", isRange))[1]);
  const draft = record(yaml.scoring); // of 2023-07
  const maxScore = Number(yaml.max_score ?? draft.score ?? Number.NaN);
  const accepted = Number(yaml.accept_score ?? Number.NaN);
  const points = [maxScore, accepted, range].find(
    (value) => value >= 0 && value < Number.POSITIVE_INFINITY,
  );
  const aggregation = [
    ...words(yaml.grader_flags),
    ...words(yaml.score_aggregation ?? draft.aggregation),
  ];
  const how = aggregation.find((word) => AGGREGATIONS.includes(word));
  const isSum = how === undefined ? {} : { isSum: how === "sum" };
  return {
    ...(flags !== undefined && { flags: flagsIn(flags) }),
    ...(inputFlags !== undefined && { inputFlags: flagsIn(inputFlags) }),
    ...(points !== undefined && { points }),
    ...(maxScore >= 0 && Number.isFinite(maxScore) && { maxScore }),
    hasArguments: words(yaml.args).length > 0,
    requires: words(check("require_pass", "names of groups", isListOf())),
    ...isSum,
    inherited: isLegacy ? { ...(accepted >= 0 && { points: accepted }), ...isSum } : {},
  };
}

function flagsIn(value: unknown): readonly string[] {
  return typeof value === "string" ? commandWords(value) : words(value);
}

/** Negative ones, too, which the legacy format may have. */
function isNumber(value: unknown): boolean {
  return isText(value) && `${value}`.trim() !== "" && Number.isFinite(Number(value));
}

/** Two numbers, each of which may be infinite: "-inf +inf". */
function isRange(value: unknown): boolean {
  const ends = words(value);
  return ends.length === 2 && ends.every((end) => isNumber(end) || /^[+-]?\.?inf/i.test(end));
}

/** "secret/a", "secret", "" for "secret/a/1". */
function foldersOf(key: string): string[] {
  const parts = key.split("/").slice(0, -1);
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join("/")), ""];
}
