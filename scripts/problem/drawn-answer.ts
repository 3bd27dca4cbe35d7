/** A number, alone or with the marks that stand at one: "-3.5", "1:2", "#7:", "(4,". */
const NUMBER = /^[("#[]?[-+]?\d[\d.,:/eE+-]*[%)\],:;]?$/;
/** A word with the marks of a sentence. */
const WORD = /^["'(#[]?[\p{L}\d](?:[\p{L}\d_.,:'/-]*[\p{L}\d])?[.,:;!?)"'\]]*$/u;

/**
 * Whether an answer is drawn, so that its blanks count: lines are indented, words stand apart, or blank lines part
 * them, and what they hold is a drawing, or words that are indented unlike one another. Numbers in columns, and
 * plain words behind a blank, are none: setters write these without a thought.
 */
export function isDrawn(answer: string): boolean {
  const lines = answer.replace(/\s+$/, "").split(/\r?\n/);
  const full = lines.filter((line) => line.trim() !== "");
  const words = full.flatMap((line) => line.trim().split(/\s+/));
  if (words.every((word) => NUMBER.test(word))) return false;
  const depths = new Set(full.map((line) => /^[ \t]*/.exec(line)![0]));
  const areSigns = words.filter((word) => !WORD.test(word) && !NUMBER.test(word)).length;
  if (areSigns * 2 < words.length) return depths.size > 1 && !isRightAligned(full);
  const isSpaced = full.some((line) => /^[ \t]|\S[ \t]{2,}\S/.test(line));
  const isParted = lines.slice(lines.indexOf(full[0]!)).some((line) => line.trim() === "");
  return isSpaced || isParted;
}

/** Columns of a table, whose lines end below one another. */
function isRightAligned(lines: readonly string[]): boolean {
  const hasNumber = (line: string) => /(?:^|\s)[-+]?\d/.test(line);
  return lines.length > 1 && lines.every(hasNumber);
}
