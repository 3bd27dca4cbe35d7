import type { SourceFile } from "../../base/source-file";
import { decidingFiles, decidingText } from "../../problem/deciding-files";
import type { OlympiadKind } from "../packages/find-packages";
import type { PackageCase, PackageDraft } from "../packages/package-draft";
import { cmsPackage } from "./cms";
import { hydroPackage } from "./hydro";
import type { OlympiadParts } from "./olympiad-parts";
import type { Files } from "./own-checker";
import { sinolPackage } from "./sinol";
import { isPlain, subtaskGrading, worths } from "./subtasks";
import { uojPackage } from "./uoj";

const READERS: Readonly<Record<OlympiadKind, (files: Files, name: string) => OlympiadParts>> = {
  hydro: hydroPackage,
  uoj: uojPackage,
  cms: cmsPackage,
  sinol: sinolPackage,
};

/** A problem of an olympiad's judge; what of its files may decide and was not read is named, or nothing is judged. */
export function olympiadPackage(
  kind: OlympiadKind,
  all: readonly SourceFile[],
  name: string,
): PackageDraft {
  const files = new Map(all.map((file) => [file.path, file]));
  const parts = READERS[kind](files, name);
  const sides = parts.cases.flatMap(({ input, output }) => [input, output]);
  const paired = parts.cases.filter(({ input, output }) => files.has(input) && files.has(output));
  const read = new Set([...parts.used, ...sides]);
  const unread = decidingFiles([...files.keys()].filter((path) => !read.has(path)));
  const leftOut = decidingText(unread, "");
  const [program] = unread.programs;
  const unjudged =
    parts.judging.unjudged ??
    (program === undefined ? undefined : `${program} may decide, and is not run`);
  const timeMs = most(paired.map((one) => one.timeMs ?? parts.timeMs));
  const memoryMiB = most(paired.map((one) => one.memoryMiB ?? parts.memoryMiB));
  const worth = worths(parts.subtasks);
  const isOdd = !isPlain(parts.subtasks);
  return {
    title: parts.title || name,
    ...(timeMs !== undefined && { timeLimitMs: Math.round(timeMs) }),
    ...(memoryMiB !== undefined && { memoryLimitMiB: Math.max(1, Math.round(memoryMiB)) }),
    ...(parts.outputMiB !== undefined && { outputLimitMiB: parts.outputMiB }),
    ...(unjudged === undefined ? parts.judging : { unjudged }),
    ...(parts.programFiles && { programFiles: parts.programFiles }),
    cases: paired.map((one): PackageCase => {
      const timeShare = shareOf(one.timeMs ?? parts.timeMs, timeMs);
      const memoryShare = shareOf(one.memoryMiB ?? parts.memoryMiB, memoryMiB);
      return {
        key: one.key,
        isSample: one.isSample ?? false,
        input: files.get(one.input),
        output: files.get(one.output),
        ...worth.get(one.key),
        ...(timeShare !== undefined && { timeShare }),
        ...(memoryShare !== undefined && { memoryShare }),
      };
    }),
    ...(isOdd && {
      grading: subtaskGrading(
        parts.subtasks,
        paired.map(({ key }) => key),
      ),
    }),
    unpaired: [...(parts.unpaired ?? []), ...sides.filter((path) => !files.has(path))],
    emptyGroups: [
      ...(parts.emptyGroups ?? []),
      ...parts.subtasks.filter(({ cases }) => cases.length === 0).map(({ id }) => id),
    ],
    ...(leftOut !== undefined && { leftOut }),
    notes: [
      ...(unjudged === undefined ? [] : [`nothing of it is judged: ${unjudged}`]),
      ...(isOdd ? ["how its subtasks share or need one another counts with package alone"] : []),
      ...(parts.notes ?? []),
    ],
    assumed: [
      ...(timeMs === undefined ? ["time 2000 ms, as its settings have no limit"] : []),
      ...(memoryMiB === undefined ? ["memory 512 MiB, as its settings have no limit"] : []),
    ],
  };
}

function most(values: readonly (number | undefined)[]): number | undefined {
  const all = values.filter((value) => value !== undefined);
  return all.length === 0 ? undefined : Math.max(...all);
}

/** The part of the whole problem's limit; undefined where it is the same. */
function shareOf(own: number | undefined, whole: number | undefined): number | undefined {
  return own === undefined || whole === undefined || own === whole ? undefined : own / whole;
}
