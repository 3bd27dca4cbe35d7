import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import type { Links } from "../../mounts";

/** The files of this machine. */
export const LINKS_OF_THIS: Links = {
  target: (path) => {
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? readlinkSync(path) : undefined;
  },
  exists: (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined,
  real: (path) => {
    try {
      return realpathSync(path);
    } catch {
      return path; // bubblewrap says what is wrong with it
    }
  },
};
