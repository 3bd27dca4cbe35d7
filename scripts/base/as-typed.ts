/** A text that names commands as npm runs them, with "jb judge a -f 2" where the user typed jb. */
export function asTyped(text: string, usesJb: boolean): string {
  return usesJb
    ? text.replace(/npm run (?:-s )?([a-z][\w:-]*)((?: [^\s-]\S*)*)(?: --(?= |$))?/g, "jb $1$2")
    : text;
}
