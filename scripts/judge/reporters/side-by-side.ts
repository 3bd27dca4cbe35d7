import { visible } from "../checkers/visible";
import type { ShownCase } from "../shown/shown-case";

export interface SideOptions {
  readonly columns: number;
  /** Marks a word that differs, where there are colours. */
  readonly paint: (text: string) => string;
}

/** Below this many columns expected and found stand below one another. */
const NARROW = 70;

/** Input, expected and found of a failing case; lines that differ have a mark, their words a colour. */
export function sideBySide(shown: ShownCase, { columns, paint }: SideOptions): string[] {
  const { input, expected, found, from, isWhole } = shown;
  if (!expected) return [...inputBlock(input, columns), ...printed(found, isWhole, columns)];
  const lines = inputBlock(input, columns);
  const place = isWhole ? "" : ` (from line ${from})`;
  const [left, right] = [expected, found].map((side) => side.map(visible)) as [string[], string[]];
  const count = Math.max(left.length, right.length);
  const differs = (at: number) => left[at]?.trimEnd() !== right[at]?.trimEnd();
  const widest = Math.max(
    8,
    ...left.map((line) => line.length),
    ...right.map((line) => line.length),
  );
  const isNarrow = columns < NARROW || 2 * widest + 9 > columns;
  if (isNarrow) {
    const side = (name: string, own: readonly string[], other: readonly string[]) => [
      `  ${name}${place}`,
      ...(own.length === 0 ? ["    (nothing)"] : []),
      ...own.map((line, at) => {
        const mark = differs(at) ? "≠ " : "  ";
        return `  ${mark}${marked(cut(line, columns - 4), other[at], paint)}`;
      }),
    ];
    lines.push(...side("expected", left, right), ...side("found", right, left));
  } else {
    lines.push(`  ${`expected${place}`.padEnd(widest + 4)} found`);
    for (let at = 0; at < count; at++) {
      const [want, have] = [left[at] ?? "", right[at] ?? ""];
      const painted = marked(want, right[at], paint) + " ".repeat(widest - want.length);
      lines.push(
        `    ${painted} ${differs(at) ? "≠" : " "} ${marked(have, left[at], paint)}`.trimEnd(),
      );
    }
    if (count === 0) lines.push("    (nothing)");
  }
  if (shown.looksLikeDebugging) {
    lines.push(
      "  hint: all that is expected is there, with more between: debug on stderr, which is free",
    );
  }
  return lines;
}

function inputBlock(input: string | undefined, columns: number): string[] {
  return input === undefined ? [] : ["  input", ...blockOf(input.split("\n"), columns)];
}

/** What was printed, where it was compared with nothing. */
function printed(output: readonly string[], isWhole: boolean, columns: number): string[] {
  const lines = output.length > 0 ? blockOf(output, columns) : ["    (nothing)"];
  return ["  output", ...lines, ...(isWhole ? [] : ["    …"])];
}

function blockOf(text: readonly string[], columns: number): string[] {
  return text.map((line) => `    ${cut(visible(line), columns - 4)}`);
}

function cut(line: string, width: number): string {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}

/** The words of a line that differ from those at the same place of the other line, painted. */
function marked(line: string, other: string | undefined, paint: (text: string) => string): string {
  const words = other?.split(/\s+/).filter(Boolean) ?? [];
  let at = 0;
  return line.replace(/\S+/g, (word) => (words[at++] === word ? word : paint(word)));
}
