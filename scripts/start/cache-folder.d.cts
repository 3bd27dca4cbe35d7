/** The folder for everything that can be made again, for the repository at `root`. */
export function cacheFolder(root: string): string;
