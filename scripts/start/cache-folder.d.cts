/** The folder for everything that can be made again, of a workspace; without one it is the user's. */
export function cacheFolder(workspace: string | undefined, tool: string): string;

/** A folder of this name that all workspaces of the user share, and nobody else; undefined where none can be made. */
export function userFolder(name: string): string | undefined;
