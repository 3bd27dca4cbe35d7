import type { Check } from "../core/check-result";
import type { CheckerName } from "../core/problem";
import { exact } from "./exact";
import { lines } from "./lines";
import { tokens } from "./tokens";

/** Every checker by the name that problem.ts gives it. */
export const checkers: Readonly<Record<CheckerName, Check>> = { exact, lines, tokens };
