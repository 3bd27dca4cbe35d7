export type Side = "input" | "output";

const SIDES: Record<string, Side> = {
  ...sides("input", "in inp input inputs"),
  ...sides("output", "out ans ok output outputs answer answers"),
};
/** Words that say a side only beside a number, or at the end of a name. */
const LOOSE: Record<string, Side> = {
  ...SIDES,
  ...sides("input", "i"),
  ...sides("output", "o sol res diff expected reference ref solution result expect"),
};
/** What is no case, whatever its name is. */
const OTHER =
  /\.(?:[cm]?[jt]sx?|py|c|cc|cpp|h|java|rs|go|md|pdf|tex|html?|json|ya?ml|xml|zip|gz|sh|exe|png|svg)$/i;
/** Of what was a case: import --renew keeps it, and so do editors. */
const ASIDE = /\.(?:old\d*|orig|bak|swp)$|~$/i;
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
    const side =
      SIDES[name] ??
      (hasNumber || isEnding ? LOOSE[name] : undefined) ??
      (isEnding && name === "a" ? "output" : undefined);
    if (side === undefined) continue;
    const rest = `${plain.slice(0, index)} ${plain.slice(index + word.length)}`;
    return { side, key: tidy(rest), isNamed: true };
  }
  return { side: "input", key: tidy(plain), isNamed: false };
}

/** The side, and of the rest the folders and the numbers alone. */
export function numberKey(path: string): { side: Side; key: string } | undefined {
  const place = looseSideOf(path);
  const folders = place?.key.split("/") ?? [];
  const numbers = folders.pop()?.match(/\d+/g);
  if (!place?.isNamed || !numbers) return undefined;
  const name = numbers.map((number) => number.replace(/^0+(?=\d)/, "")).join("-");
  return { side: place.side, key: [...folders, name].join("/") };
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
