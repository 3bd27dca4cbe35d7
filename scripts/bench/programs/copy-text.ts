/** Copy, as most people read and write: one string. */
import { readFileSync } from "node:fs";

process.stdout.write(readFileSync(0, "utf8"));
