/** Our own pages, figures and experiments: only a clone has what they need. */
export const CLONE_ONLY: ReadonlySet<string>;

/** The names of the commands that work in a clone, or in a workspace elsewhere. */
export function commandNames(isClone: boolean): string[];

/** What the command's --help says that it does. */
export function whatItDoes(name: string): string;

/** The names under their headings; what no heading names stands under the last, which is the clone's own. */
export function commandGroups(isClone: boolean): [heading: string, names: string[]][];

/** The commands with what they do, a line or two each, by groups. */
export function commandList(isClone: boolean): string;
