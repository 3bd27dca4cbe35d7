/** Rewrites "npm run judge -- a -f 2" in a text to "jb judge a -f 2" where the user typed jb. */
export function asTyped(text: string, usesJb: boolean): string {
  if (!usesJb) return text;
  return text
    .replace(/npm run (?:-s )?(?=[a-z])/g, "jb ")
    .replace(/\b(jb [\w:-]+(?: (?!--)[^\s;]+)*?) --(?= |$)/gm, "$1");
}
