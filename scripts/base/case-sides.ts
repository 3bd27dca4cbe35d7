export type Side = "input" | "output";

const SIDES: Record<string, Side> = {
  ...sides("input", "in inp input inputs"),
  ...sides("output", "out ans ok output outputs answer answers"),
};
/** Words that say a side only beside a number, or at the end of a name. */
const LOOSE: Record<string, Side> = {
  ...SIDES,
  ...sides("input", "i stdin question questions"),
  ...sides(
    "output",
    "o oup stdout sol sols solution solutions res result results diff ref reference",
  ),
  ...sides("output", "exp expect expected cor correct gold golden judge desired"),
};
/** Parts of two names that are equal otherwise: the input's, the output's. */
const TWINS = ["in out", "input output", "入力 出力", "输入 输出", "вход выход"].flatMap(
  (words) => {
    const [one, other] = words.split(" ") as [string, string];
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const all = [
      [one, other],
      [capital(one), capital(other)],
    ] as const;
    return [...all, [one.toUpperCase(), other.toUpperCase()] as const];
  },
);
/** What is no case, whatever its name is. */
const OTHER =
  /\.(?:[cm]?[jt]sx?|py|c|cc|cpp|h|java|rs|go|md|pdf|tex|html?|json|ya?ml|xml|csv|log|toml|zip|gz|sh|exe|png|jpe?g|gif|svg)$/i;
/** Of what was a case: import --renew keeps it, and so do editors. */
const ASIDE = /\.(?:old\d*|orig|bak|swp)$|~$/i;
/** A file that has to be unpacked first. */
const PACKED = /\.(?:gz|bz2|xz|zst|zip|rar|7z)$/i;
/** Endings that say nothing. */
const PLAIN = /\.(?:txt|dat|data|text)$/i;

/** Whether a file was put aside: it is no case, and no half of one. */
export function isAside(path: string): boolean {
  return ASIDE.test(path);
}

function sides(side: Side, words: string): Record<string, Side> {
  return Object.fromEntries(words.split(" ").map((word) => [word, side]));
}

/** The side of a file and the rest of its name, by the usual names. */
export function sideOf(path: string): { side: Side; key: string } | undefined {
  const folders = path.split("/");
  const file = folders.pop()!.replace(/\.txt$/i, "");
  // A name in a zip may hold a newline.
  const [, stem, ending] = /^(.+)\.([a-z]+)$/is.exec(file) ?? [];
  const [, start, rest] = /^(in|input|out|output|ans|answer)[._-]?(\d\w*)$/i.exec(file) ?? [];
  const byEnding = ending === undefined ? undefined : SIDES[ending.toLowerCase()];
  const byStart = start === undefined ? undefined : SIDES[start.toLowerCase()];
  const at = folders.findLastIndex((folder) => SIDES[folder.toLowerCase()] !== undefined);
  const side = byEnding ?? byStart ?? (at < 0 ? undefined : SIDES[folders[at]!.toLowerCase()]);
  // In a folder input/ or output/ every file counts, elsewhere only files named like inputs and outputs.
  if (side === undefined) return undefined;
  if (at >= 0) folders.splice(at, 1);
  const name = byEnding ? numbered(stem!) : (rest ?? file.replace(/\.[a-z]+$/i, ""));
  return { side, key: [...folders, name].join("/") };
}

/** input/input00.in and output/output00.out are one pair. */
function numbered(stem: string): string {
  return /^(?:in|input|out|output)[._-]?(\d\w*)$/i.exec(stem)?.[1] ?? stem;
}

/**
 * The same by a word anywhere in the path, the last one first; a name without any is an input that some answer
 * may have (01 and 01.a), which `isNamed` says.
 */
export function looseSideOf(
  path: string,
): { side: Side; key: string; isNamed: boolean } | undefined {
  if (OTHER.test(path)) return undefined;
  const plain = path.replace(PLAIN, "");
  const words = [...plain.matchAll(/[A-Za-z]+/g)];
  const hasNumber = /\d/.test(plain);
  for (const { 0: word, index } of words.reverse()) {
    const name = word.toLowerCase();
    const isEnding = index + word.length === plain.length && plain[index - 1] === ".";
    const isFolder = /^$|\/$/.test(plain.slice(0, index)) && plain[index + word.length] === "/";
    const side =
      SIDES[name] ??
      (hasNumber || isEnding || isFolder ? LOOSE[name] : undefined) ??
      (isEnding && name === "a" ? "output" : undefined);
    if (side === undefined) continue;
    const rest = `${plain.slice(0, index)} ${plain.slice(index + word.length)}`;
    return { side, key: tidy(withoutSide(rest, side)), isNamed: true };
  }
  return { side: "input", key: tidy(plain), isNamed: false };
}

/** The side, and of the rest the folders and the numbers alone. */
export function numberKey(path: string): { side: Side; key: string } | undefined {
  const place = looseSideOf(path);
  return place?.isNamed ? numbersOf(place) : undefined;
}

function numbersOf({
  side,
  key,
}: {
  side: Side;
  key: string;
}): { side: Side; key: string } | undefined {
  const folders = key.split("/");
  const numbers = folders.pop()?.match(/\d+/g);
  if (!numbers) return undefined;
  const name = numbers.map((number) => number.replace(/^0+(?=\d)/, "")).join("-");
  return { side, key: [...folders, name].join("/") };
}

/** Without the folders that say the same side once more: expected/1.out. */
function withoutSide(path: string, side: Side): string {
  const [file = "", ...folders] = path.split("/").reverse();
  const others = folders.filter((folder) => LOOSE[folder.toLowerCase()] !== side);
  return [file, ...others].reverse().join("/");
}

/** The numbers alone, of a name without a side too: data1.txt and answer1.txt. */
export function unnamedKey(path: string): { side: Side; key: string } | undefined {
  const place = looseSideOf(path);
  if (place?.isNamed) return place.side === "output" ? numberKey(path) : undefined;
  return place && numbersOf(place);
}

/** Of two names that differ in a word for a side alone, wherever it stands: sampleInput1, ain1. */
export function twinOf(
  paths: ReadonlySet<string>,
): (path: string) => { side: Side; key: string } | undefined {
  const input = (path: string) => swapped(path, 0, paths);
  const output = (path: string) => swapped(path, 1, paths);
  return (path) => {
    if (OTHER.test(path)) return undefined;
    const rest = input(path);
    if (rest !== undefined) return { side: "input", key: tidy(rest) };
    const other = output(path);
    return other === undefined ? undefined : { side: "output", key: tidy(other) };
  };
}

/** What is left of a path whose word for a side, the last one first, makes another path when it is swapped. */
function swapped(path: string, own: 0 | 1, paths: ReadonlySet<string>): string | undefined {
  for (const words of TWINS) {
    const word = words[own];
    for (let at = path.lastIndexOf(word); at >= 0; at = path.lastIndexOf(word, at - 1)) {
      const [start, rest] = [path.slice(0, at), path.slice(at + word.length)];
      if (paths.has(start + words[1 - own] + rest)) return `${start} ${rest}`;
      if (at === 0) break;
    }
  }
  return undefined;
}

/** A half as its case would be called; an input counts by the usual names alone. */
export function caseHalf(path: string): { key: string; isInput: boolean } | undefined {
  const usual = sideOf(path);
  if (usual) return { key: usual.key, isInput: usual.side === "input" };
  const loose = looseSideOf(path.replace(PACKED, ""));
  return loose && { key: loose.key, isInput: false };
}

/** Whether a folder holds one side, or one case: input, 1, Test10. */
export function isPartFolder(name: string): boolean {
  return (
    LOOSE[name.toLowerCase()] !== undefined || /^(?:test|case|sample|tc)?[-_ ]?\d+$/i.test(name)
  );
}

/** Whether a file has a side and is packed. */
export function isPackedHalf(path: string): boolean {
  const inside = path.replace(PACKED, "");
  return inside !== path && sideOf(inside) !== undefined;
}

/** Without the separators that a side has left: "task. .1" as "task.1". */
function tidy(rest: string): string {
  return rest
    .split("/")
    .map((part) => part.replace(/[._ -]*[ ][._ -]*/g, (gap) => gap.trim().slice(0, 1)))
    .map((part) => part.replace(/^[._ -]+|[._ -]+$/g, ""))
    .filter((part) => part !== "")
    .join("/");
}
