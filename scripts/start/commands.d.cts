/** Our own pages, figures and experiments: only a clone has what they need. */
export const CLONE_ONLY: ReadonlySet<string>;

/** The names of the commands that work in a clone, or in a workspace elsewhere. */
export function commandNames(isClone: boolean): string[];
