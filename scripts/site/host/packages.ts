import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { npm } from "../../base/host/npm";
import { TOOL } from "../../base/host/roots";
import { npmFault } from "../../base/npm-fault";

/** The folder of the generator, its configuration and the components of the pages. */
export const APP = join(TOOL, "scripts/site/app");

/** Loads a package of the site's own package.json. */
export const appRequire = createRequire(join(APP, "package.json"));

/** Installs the packages of the site when they are missing or of another version. */
export async function installPackages(doing: (line: string) => void): Promise<void> {
  const lock = join(APP, "package-lock.json");
  const installed = join(APP, "node_modules/.package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  doing("installing the packages of the site (once) …");
  const { failed, stderr } = await npm(["ci"], APP);
  if (failed) {
    const message = `npm ci failed in scripts/site/app: ${npmFault(stderr)}`;
    throw new ExpectedError(message, "cd scripts/site/app && npm ci");
  }
}
