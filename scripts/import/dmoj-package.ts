import { pairFiles } from "../base/pair-files";
import type { SourceFile } from "../base/source-file";
import type { CheckerChoice } from "../problem/problem";
import { type PackageCase, type PackageDraft, VALIDATOR } from "./package-draft";
import { record, words, yamlRecord } from "./package-facts";

type Judging = Pick<PackageDraft, "checker" | "interactor" | "unjudged" | "files">;

/** The judge's own checkers that ours equal; precision counts decimal places. */
const CHECKERS: Readonly<Record<string, CheckerChoice | ((tolerance: number) => CheckerChoice)>> = {
  standard: "tokens",
  identical: "exact",
  rstripped: "lines",
  sorted: "unordered-lines",
  unordered: "unordered-tokens",
  floats: (tolerance) => ({ numbers: { absolute: tolerance, relative: tolerance } }),
  floatsabs: (tolerance) => ({ numbers: { absolute: tolerance } }),
  floatsrel: (tolerance) => ({ numbers: { relative: tolerance } }),
};

/** A problem of DMOJ by its init.yml; `files` are those beside it and those in its archive. */
export function dmojPackage(files: readonly SourceFile[], name: string): PackageDraft {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const init = yamlRecord(new TextDecoder().decode(byPath.get("init.yml")!.read()));
  const unpaired: string[] = [];
  const cases = casesOf(init, byPath, unpaired);
  const judged = judgedBy(init, byPath);
  const site = siteFacts(byPath.get("site/problem.yml"));
  return {
    title: name,
    ...site,
    ...judged,
    cases,
    unpaired,
    notes: judged.unjudged ? [`nothing of it is judged: ${judged.unjudged}`] : [],
    assumed: site.timeLimitMs ? [] : ["time 2000 ms and memory 512 MiB, as init.yml has no limits"],
  };
}

/** What DMOJ keeps on its site: our packages have it in a file beside init.yml. Memory is in KiB. */
function siteFacts(
  file: SourceFile | undefined,
): Partial<Pick<PackageDraft, "title" | "timeLimitMs" | "memoryLimitMiB">> {
  if (!file) return {};
  const form = yamlRecord(new TextDecoder().decode(file.read()));
  const [seconds, kib] = [Number(form.time_limit), Number(form.memory_limit)];
  return {
    ...(typeof form.name === "string" && { title: form.name }),
    ...(seconds > 0 && { timeLimitMs: Math.round(seconds * 1000) }),
    ...(kib > 0 && { memoryLimitMiB: Math.max(1, Math.round(kib / 1024)) }),
  };
}

/** The archive that an init.yml names. */
export function archiveOf(init: SourceFile): string | undefined {
  const { archive } = yamlRecord(new TextDecoder().decode(init.read()));
  return typeof archive === "string" ? archive : undefined;
}

function casesOf(
  init: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, SourceFile>,
  unpaired: string[],
): PackageCase[] {
  const listed = [init.pretest_test_cases, init.test_cases].flatMap((list) =>
    Array.isArray(list) ? list.map(record) : [],
  );
  if (listed.length === 0) return matched(files, unpaired);
  const cases: PackageCase[] = [];
  const add = (entry: Readonly<Record<string, unknown>>, worth: Partial<PackageCase>) => {
    const [input, output] = [entry.in, entry.out].map((path) =>
      typeof path === "string" ? path : undefined,
    );
    const lost = [input, output].find((path) => path !== undefined && !files.has(path));
    if (lost !== undefined) {
      unpaired.push(lost);
      return;
    }
    const key = (input ?? output ?? `case-${cases.length + 1}`).replace(/\.\w+$/, "");
    const both = { input: files.get(input ?? ""), output: files.get(output ?? "") };
    cases.push({ key: `${cases.length + 1}-${key}`, isSample: false, ...both, ...worth });
  };
  let batches = 0;
  for (const entry of listed) {
    const points = Number(entry.points ?? init.points);
    const worth = Number.isFinite(points) ? { points } : {};
    if (!Array.isArray(entry.batched)) add(entry, worth);
    else {
      const group = String(++batches);
      for (const member of entry.batched) add(record(member), { group, ...worth });
    }
  }
  return cases;
}

/** Without a list the judge matches inputs and outputs by their names. */
function matched(files: ReadonlyMap<string, SourceFile>, unpaired: string[]): PackageCase[] {
  const { pairs, unpaired: halves } = pairFiles([...files.keys()]);
  unpaired.push(...halves);
  return pairs.map(({ key, input, output }) => {
    return { key, isSample: false, input: files.get(input), output: files.get(output) };
  });
}

function judgedBy(
  init: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, SourceFile>,
): Judging {
  for (const part of ["generator", "custom_judge", "signature_grader"]) {
    if (init[part] !== undefined) {
      return { unjudged: `its init.yml has a ${part}, a program for DMOJ's own judge` };
    }
  }
  const kept = (value: unknown): Map<string, Uint8Array> | undefined => {
    const names = words(record(value).files);
    const contents = names.map((path) => files.get(path));
    if (names.length === 0 || contents.some((file) => !file)) return undefined;
    return new Map(
      contents.map((file) => [`${VALIDATOR}/${file!.path.split("/").at(-1)}`, file!.read()]),
    );
  };
  if (init.interactive !== undefined) {
    const own = kept(init.interactive);
    if (own && isTestlib(init.interactive)) {
      return { interactor: { testlib: [VALIDATOR] }, files: own };
    }
    return { unjudged: "its interactor is not one of testlib's, or not in the package" };
  }
  const { name, args } = { name: init.checker, ...record(init.checker) } as Record<string, unknown>;
  if (init.checker === undefined) return { checker: "tokens" };
  if (name === "bridged") {
    const own = kept(args);
    if (own && isTestlib(args)) return { checker: { testlib: [VALIDATOR] }, files: own };
    return { unjudged: "its bridged checker is not one of testlib's, or not in the package" };
  }
  const choice = CHECKERS[String(name)];
  if (choice === undefined) return { unjudged: `its checker ${String(name)} is none that we have` };
  const precision = Number(record(args).precision ?? 6);
  return { checker: typeof choice === "function" ? choice(10 ** -precision) : choice };
}

/** Called as testlib's programs are, with its exit codes. */
function isTestlib(value: unknown): boolean {
  const { type = "default", flags, args_format_string: format } = record(value);
  const isCalled = format === undefined && words(flags).length === 0;
  return isCalled && (type === "testlib" || type === "default");
}
