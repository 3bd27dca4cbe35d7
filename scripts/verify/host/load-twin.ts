import { existsSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { WORKSPACE } from "../../base/host/roots";
import type { Twin } from "../twin";

/** The export `twin` of x.twin.ts. */
export function loadTwin(path: string): Twin {
  if (!existsSync(join(WORKSPACE, path))) {
    throw new ExpectedError(
      `${path} is missing`,
      "write it: its type is Twin of judgebench/verify/twin",
    );
  }
  // vitest does not let require() read TypeScript.
  if (!require.extensions[".ts"]) require("ts-node").register();
  let loaded: { twin?: Twin };
  try {
    loaded = require(join(WORKSPACE, path));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(`${path} cannot be loaded: ${why}`, `npx ts-node ${path}`);
  }
  if (loaded.twin) return loaded.twin;
  throw new ExpectedError(`${path} does not export twin`, "export const twin: Twin = { … }");
}
