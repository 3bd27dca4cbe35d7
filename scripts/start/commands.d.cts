/** Our own pages, figures and experiments: only a clone has what they need. */
export const CLONE_ONLY: ReadonlySet<string>;

/** The names of the commands that work in a clone, or in a workspace elsewhere. */
export function commandNames(isClone: boolean): string[];

/** What the command's --help says that it does. */
export function whatItDoes(name: string): string;

/** The commands with what they do, a line or two each. */
export function commandList(isClone: boolean): string;
