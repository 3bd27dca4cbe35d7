import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { moduleFile } from "../../bundle/host/module-file";
import type { Program } from "./program";

const LAST_LINES = 12;
/**
 * How many lines before and after a line are compared with it, tried in turn until the match is unique.
 */
const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
  [3, 0],
  [0, 3],
] as const;

/** The part of a source that survives bundling: its letters, regardless of lines. */
interface Letters {
  readonly file: string;
  readonly text: string;
  readonly whole: string;
  /** Where each letter stands in the whole. */
  readonly offsets: readonly number[];
}

/** A place in a source; both count from 0. */
interface SourcePlace {
  readonly file: string;
  readonly whole: string;
  readonly line: number;
  readonly column: number;
}

type Bundle = NonNullable<Program["bundle"]>;

/**
 * Translates the places of a stack trace to places in the TypeScript sources. A bundle has no types and
 * another layout, so a line is looked up by its letters; if these are not unique or were changed, the
 * place in the bundle stays.
 */
export async function withSourcePlaces(stderr: string, { bundle }: Program): Promise<string> {
  const lines = stderr.trimEnd().split(/\r?\n/);
  if (!bundle) return lines.slice(-LAST_LINES).join("\n");
  const bundled = withoutComments(bundle.code).split("\n");
  const [folder, name] = [dirname(bundle.file), basename(bundle.file)].map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  // Its folder may have a blank in its name; as root it is run as a copy, whose folder has none.
  const before = `(?:${folder}[/\\\\]|(?:file://)?[^\\s()]*)`;
  const place = new RegExp(`${before}${name}:(\\d+)(?::(\\d+))?`, "g");
  const letters = stderr.search(place) < 0 ? [] : await lettersOf(bundle);
  for (const [at, caret] of lines.entries()) {
    const [, number] = new RegExp(`^${place.source}$`).exec(lines[at - 2] ?? "") ?? [];
    if (number === undefined || !/^\s*\^+$/.test(caret)) continue;
    const source = sourcePlace(bundled, Number(number) - 1, caret.indexOf("^"), letters);
    if (source) lines.splice(at - 2, 3, ...excerpt(source));
  }
  return lines
    .filter((line) => !/^\s+at .*\(?node:/.test(line) && !/^Node\.js v/.test(line))
    .slice(-LAST_LINES)
    .map((line) =>
      line.replace(place, (whole, at: string, column = "1") => {
        const source = sourcePlace(bundled, Number(at) - 1, Number(column) - 1, letters);
        return source ? shown(source) : basename(whole);
      }),
    )
    .join("\n")
    .trim();
}

/** As Node prints the line that threw, which in a bundle has another layout and no types. */
function excerpt(place: SourcePlace): string[] {
  const text = place.whole.split("\n")[place.line]!.trimEnd();
  return [shown(place), text, `${text.slice(0, place.column).replace(/[^\t]/g, " ")}^`];
}

function shown({ file, line }: SourcePlace): string {
  return `${file}:${line + 1}`;
}

function sourcePlace(
  bundled: readonly string[],
  line: number,
  column: number,
  sources: readonly Letters[],
): SourcePlace | undefined {
  for (const [above, below] of NEIGHBOURS) {
    const before = solid(bundled.slice(Math.max(0, line - above), line).join(""));
    const whole = before + solid(bundled.slice(line, line + below + 1).join(""));
    const places = sources.flatMap(({ file, text, whole: source, offsets }) => {
      const at = whole === "" ? -1 : text.indexOf(whole);
      if (at < 0) return [];
      const wanted = at + before.length + solid(bundled[line]!.slice(0, column)).length;
      const linesBefore = source
        .slice(0, offsets[Math.min(wanted, at + whole.length - 1)])
        .split("\n");
      const place = {
        file,
        whole: source,
        line: linesBefore.length - 1,
        column: linesBefore.at(-1)!.length,
      };
      return text.includes(whole, at + 1) ? [place, place] : [place];
    });
    if (places.length === 1) return places[0];
  }
  return undefined;
}

/** Removes the types; returns the text unchanged if that fails. */
function stripTypes<T extends { text: string }>(source: T, strip: (source: T) => string): string {
  try {
    return strip(source);
  } catch {
    return source.text;
  }
}

/** Replaces comments on lines of their own with blanks. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return text.replace(/^[ \t]*\/\*\*[\s\S]*?\*\//gm, blank).replace(/\/\/ .*$/gm, blank);
}

/** Removes blanks and the characters that a formatter may add or leave out. */
function solid(text: string): string {
  return text.replace(/[\s,;()]/g, "");
}

const keptLetters = new WeakMap<Bundle, readonly Letters[]>();

async function lettersOf(bundle: Bundle): Promise<readonly Letters[]> {
  const letters = keptLetters.get(bundle) ?? (await Promise.all(bundle.sources.map(read)));
  keptLetters.set(bundle, letters);
  return letters;
}

async function read(file: string): Promise<Letters> {
  // Loaded only when something has crashed: TypeScript's parser takes 0.2 s to start.
  const { default: ts } = await import("typescript");
  const { withoutTypes } = await import("../../bundle/syntax/strip-types.ts");
  const whole = readFileSync(moduleFile(file), "utf8");
  const source = ts.createSourceFile(file, whole, ts.ScriptTarget.Latest, true);
  // Its offsets are those of the source. A bundle has neither exports nor all comments.
  const stripped = withoutComments(stripTypes(source, withoutTypes)).replace(
    /^export /gm,
    "       ",
  );
  let text = "";
  const offsets: number[] = [];
  for (let at = 0; at < whole.length; at++) {
    const letter = stripped[at]!;
    if (solid(letter) === "") continue;
    text += letter;
    offsets.push(at);
  }
  return { file, text, whole, offsets };
}
