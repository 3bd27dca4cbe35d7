/** The folder for everything that can be made again, of a workspace; without one it is the user's. */
export function cacheFolder(workspace: string | undefined, tool: string): string;
