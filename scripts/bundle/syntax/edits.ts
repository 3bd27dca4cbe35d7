/** A stretch of a text, [from, to), and the text that replaces it. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The stretch [from, to) of a text after its edits; an edit inside another one is dropped. */
export function applyEdits(text: string, from: number, to: number, edits: readonly Edit[]): string {
  let result = "";
  let at = from;
  for (const edit of [...edits].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (edit.from < at || edit.to > to) continue;
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at, to);
}
