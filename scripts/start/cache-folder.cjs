const { accessSync, constants, existsSync, lstatSync, mkdirSync, symlinkSync } = require("node:fs");
const { createHash } = require("node:crypto");
const { homedir, tmpdir } = require("node:os");
const { basename, dirname, isAbsolute, join } = require("node:path");

const OTHERS_WRITE = 0o022;

/**
 * Where everything goes that can be made again: .cache of the workspace. Without a workspace, and in one
 * that we cannot write, a folder of our own: below XDG_CACHE_HOME or ~/.cache, else below the folder for
 * temporary files. Where none of them can be written, .cache again, which `isCache` refuses.
 */
exports.cacheFolder = (workspace, tool) => {
  const root = workspace ?? tool;
  const inside = join(root, ".cache");
  if (workspace !== undefined && isCache(inside)) return inside;
  const name = `${basename(root)}-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
  const folder = userFolder(name);
  if (folder === undefined) return inside;
  linkPackages(root, folder);
  return folder;
};

/** A folder of this name that all workspaces of the user share, and nobody else; undefined where none can be made. */
function userFolder(name) {
  const folders = places().map((place) => [place, join(place, name)]);
  return folders.find((pair) => pair.every(isOurs))?.[1];
}

exports.userFolder = userFolder;

/** Whether the cache of a workspace can be written, or made. */
function isCache(folder) {
  return isWritable(existsSync(folder) ? folder : dirname(folder));
}

exports.isCache = isCache;
exports.linkPackages = linkPackages;

/** Programs in a folder of the cache find packages as those in `root` do. */
function linkPackages(root, folder) {
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  } catch {
    // it is there
  }
}

/** The first that we can make and that is ours alone is taken. */
function places() {
  const wish = process.env.XDG_CACHE_HOME;
  return [
    ...(wish && isAbsolute(wish) ? [join(wish, "judgebench")] : []),
    join(homedir(), ".cache", "judgebench"),
    join(tmpdir(), `judgebench-${process.getuid?.() ?? "user"}`),
  ];
}

/** Programs are started from here: nobody else may have made it or be able to write it. */
function isOurs(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stats = lstatSync(folder);
    const us = process.getuid?.();
    const isPrivate = us === undefined || (stats.uid === us && !(stats.mode & OTHERS_WRITE));
    return isPrivate && stats.isDirectory() && isWritable(folder);
  } catch {
    return false; // it cannot be made
  }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
