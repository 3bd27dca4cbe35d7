import { format } from "./format";
import { parses } from "./readable-script";

/** Laid out, or as it is where the formatter breaks it: it moves comments over line ends. */
export async function laidOut(code: string, program: string): Promise<string> {
  const formatted = await format(code, program);
  return parses(formatted) ? formatted : code;
}
