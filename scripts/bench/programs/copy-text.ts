/** Copy by one string, the way most people read and write. */
import { readFileSync } from "node:fs";

process.stdout.write(readFileSync(0, "utf8"));
