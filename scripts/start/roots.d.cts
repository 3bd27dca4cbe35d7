/** Where judgebench lies: an installed package, or a clone. It is never written. */
export const TOOL: string;

/** Where the user stands. */
export function standsIn(): string;

/** The folder of the user's problems; undefined for an installed tool that no package.json names. */
export function findWorkspace(from: string, tool?: string): string | undefined;

/** A clone brings its problems; an installed package has none. */
export function isClone(tool: string): boolean;
