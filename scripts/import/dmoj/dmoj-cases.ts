import type { SourceFile } from "../../base/source-file";
import type { CaseGenerator, PackageCase } from "../packages/package-draft";
import { record, words } from "../packages/yaml-text";
import { checkerWords } from "./dmoj-checker";
import { type DmojEntry, dependenciesOf, limitShares } from "./dmoj-grading";

type Yaml = Readonly<Record<string, unknown>>;

/** What a case takes from its batch, and a batch from the whole, where it has none of its own. */
const INHERITED = words(
  "in out generator generator_args generator_in points time_limit memory_limit",
);

/** DMOJ's own patterns for the files of an archive, where init.yml has no list of cases. */
const [INPUTS, OUTPUTS] = ["in", "out"].map(
  (kind) =>
    `^(?=.*?\\.${kind}|${kind}).*?(?:(?:^|\\W)(?<batch>\\d+)[^\\d\\s]+)?(?<case>\\d+)[^\\d\\s]*$`,
) as [string, string];
const MAX_PATTERN = 1000;

/**
 * The cases of an init.yml; the paths that it names and that are nowhere go to `lost`, and what decides when
 * the grading ends to `graded`.
 */
export function dmojCases(
  init: Yaml,
  files: ReadonlyMap<string, SourceFile>,
  archived: readonly string[],
  lost: string[],
  graded: DmojEntry[] = [],
  whole = { timeMs: 2000, memoryMiB: 512 },
): PackageCase[] {
  // The judge runs all pretests first, and gives them no points.
  const pretests = listed(init.pretest_test_cases) ?? [];
  const entries: Yaml[] = [
    ...pretests.map((entry) => ({ ...entry, points: 0 })),
    ...(listed(init.test_cases) ?? matchedEntries(init, archived)),
  ];
  const cases: PackageCase[] = [];
  const lines = (file: SourceFile | undefined) =>
    file && (init.binary_data === true ? file : withLines(file));
  const add = (entry: Yaml, worth: Partial<PackageCase>, dependencies: readonly number[] = []) => {
    const [input, output, fed] = [entry.in, entry.out, entry.generator_in].map((path) =>
      typeof path === "string" ? path : undefined,
    );
    const missing = [input, output, fed].find((path) => path !== undefined && !files.has(path));
    if (missing !== undefined) {
      lost.push(missing);
      return;
    }
    const key = (input ?? output ?? fed ?? `case-${cases.length + 1}`).replace(/\.\w+$/, "");
    const isMade = entry.generator !== undefined && (input === undefined || output === undefined);
    const generator = isMade && generatorOf(entry, files, files.get(fed ?? input ?? ""));
    const name = `${cases.length + 1}-${key}`;
    const { group, points = 1 } = worth;
    graded.push({
      name,
      points,
      dependencies,
      ...(group !== undefined && { batch: Number(group) }),
    });
    cases.push({
      key: name,
      isSample: false,
      input: lines(files.get(input ?? "")),
      output: lines(files.get(output ?? "")),
      ...{ ...worth, ...limitShares(entry, whole) },
      ...(entry.checker !== undefined && { flags: checkerWords(entry.checker) }),
      ...(generator && { generator: { ...generator, isBinary: init.binary_data === true } }),
    });
  };
  let batches = 0;
  for (const entry of entries) {
    const whole = { ...inherited(init), ...entry };
    const points = Number(whole.points);
    const worth = whole.points !== undefined && Number.isFinite(points) ? { points } : {};
    if (!Array.isArray(entry.batched)) add(whole, worth);
    else {
      const group = String(++batches);
      const { checker } = entry;
      const dependencies = dependenciesOf(entry, batches);
      for (const member of entry.batched) {
        const settings = { ...inherited(whole), ...record(member) };
        if (settings.batched !== undefined) throw new Error("init.yml: a batch lies in a batch");
        add(
          { ...(checker !== undefined && { checker }), ...settings },
          { group, ...worth },
          dependencies,
        );
      }
    }
  }
  return cases;
}

function listed(cases: unknown): Yaml[] | undefined {
  return Array.isArray(cases) ? cases.map(record) : undefined;
}

function inherited(from: Yaml): Yaml {
  return Object.fromEntries(
    INHERITED.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  );
}

/** The judge reads every line end as LF, and ends the last line. */
function withLines(file: SourceFile): SourceFile {
  return { ...file, read: () => asLines(file.read()) };
}

export function asLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0 || (!bytes.includes(13) && bytes.at(-1) === 10)) return bytes;
  const text = Buffer.from(bytes).toString("latin1").replace(/\r\n?/g, "\n");
  return Buffer.from(text.endsWith("\n") ? text : `${text}\n`, "latin1");
}

/** A program that prints a case: its input on stdout, its answer on stderr. */
function generatorOf(
  { generator, generator_args: args }: Yaml,
  files: ReadonlyMap<string, SourceFile>,
  stdin: SourceFile | undefined,
): Omit<CaseGenerator, "isBinary"> {
  const more = record(generator);
  const named = more.source ?? more.name ?? generator;
  const paths = Array.isArray(named) ? named.map(String) : [String(named)];
  const sources = paths.map((path) => {
    const file = files.get(path);
    if (!file) throw new Error(`init.yml: its generator ${path} is not in the package`);
    return file;
  });
  const declared = Array.isArray(args) ? args : args === undefined ? [] : [args];
  const usual = Array.isArray(more.args) ? more.args : [];
  return {
    sources,
    flags: words(more.flags),
    args: (declared.length > 0 ? declared : usual).map(String),
    ...(stdin && { stdin }),
    ...(Number(more.time_limit) > 0 && { seconds: Number(more.time_limit) }),
    ...(Number(more.memory_limit) > 0 && { memoryKib: Number(more.memory_limit) }),
  };
}

/** The entries that two patterns find among the files of the archive, as the judge orders them. */
function matchedEntries(init: Yaml, archived: readonly string[]): Yaml[] {
  const formats = record(init.test_cases);
  const groups = new Map<string, { batch: Key; isBatch: boolean; cases: Map<Key, Entry> }>();
  for (const [side, text] of [
    ["in", formats.input_format ?? INPUTS],
    ["out", formats.output_format ?? OUTPUTS],
  ] as const) {
    const pattern = patternOf(String(text));
    for (const path of archived) {
      const match = pattern.exec(path);
      if (!match) continue;
      const [own, number] = [keyOf(match.groups?.batch), keyOf(match.groups?.case)];
      if (number === undefined) throw new Error("init.yml: its pattern for cases gives no number");
      const batch = own ?? number;
      const id = `${typeof batch} ${batch}`;
      const group = groups.get(id) ?? { batch, isBatch: false, cases: new Map<Key, Entry>() };
      groups.set(id, group);
      group.isBatch ||= own !== undefined;
      group.cases.set(number, { ...group.cases.get(number), [side]: path });
    }
  }
  const points = Array.isArray(formats.case_points) ? formats.case_points : undefined;
  return [...groups.values()]
    .sort((a, b) => inOrder(a.batch, b.batch))
    .map(({ isBatch, cases }, at): Yaml => {
      const entries = [...cases].sort(([a], [b]) => inOrder(a, b)).map(([, entry]) => entry);
      const worth = points === undefined ? {} : { points: points[at] };
      return isBatch ? { batched: entries, ...worth } : { ...entries[0], ...worth };
    });
}

type Key = string | number;
type Entry = { readonly in?: string; readonly out?: string };

function keyOf(text: string | undefined): Key | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : text;
}

/** Words before numbers, as the judge has them. */
function inOrder(a: Key, b: Key): number {
  if (typeof a !== typeof b) return typeof a === "string" ? -1 : 1;
  return a < b ? -1 : 1;
}

/** A regular expression as Python writes it, which is matched from the start. */
function patternOf(text: string): RegExp {
  const fault = `init.yml: its pattern ${JSON.stringify(text.slice(0, 80))} is none that is read here`;
  if (text.length > MAX_PATTERN) throw new Error(fault);
  try {
    const pattern = text.replace(/\(\?P</g, "(?<").replace(/\(\?P=(\w+)\)/g, "\\k<$1>");
    return new RegExp(`^(?:${pattern.replace(/\\A/g, "^").replace(/\\Z/g, "$")})`, "i");
  } catch {
    throw new Error(fault);
  }
}
