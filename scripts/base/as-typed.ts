import type { TypedAs } from "../start/typed-as.cjs";

export type { TypedAs };

/** Rewrites "npm run judge -- a -f 2" in a text to "npx jb judge a -f 2", or jb's, where the user typed that. */
export function asTyped(text: string, typed: TypedAs): string {
  if (typed === "npm run") return text;
  return text
    .replace(/npm run (?:-s )?(?=[a-z])/g, `${typed} `)
    .replace(/\b(jb [\w:-]+(?: (?!--)[^\s;]+)*?) --(?= |$)/gm, "$1");
}
