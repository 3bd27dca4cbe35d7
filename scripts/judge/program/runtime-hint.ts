import { machine, machineNames, machineWords } from "../../targets/machines";

/** What V8 says of a name that it does not know, and what Bun says. */
const MISSES = /ReferenceError: (?:(Bun|Deno) is not defined|Can't find variable: (Bun|Deno))/;

/** Which judges offer the runtime that a program asks for and does not have. */
export function runtimeHint(stderr: string): string | undefined {
  const [, ofNode, ofBun] = MISSES.exec(stderr) ?? [];
  const name = ofNode ?? ofBun;
  if (name === undefined) return undefined;
  const offering = machineNames.filter((one) => machine(one).runtime.name === name.toLowerCase());
  const ways = offering.map((one) => machineWords(one).join(" "));
  return `it asks for ${name}: ${ways.join(", or ")}`;
}
