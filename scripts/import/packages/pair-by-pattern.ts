import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import type { Pairing } from "../../base/pair-files";

/**
 * Inputs and outputs by two patterns, such as "test*-in{n}" and "test*-out{n}": "{n}" is a number, "*" any part of
 * a name; both must be the same in a pair.
 */
export function pairByPattern(paths: readonly string[], patterns: readonly string[]): Pairing {
  const [input, output] = patterns;
  if (input === undefined || output === undefined || patterns.length > 2) {
    const hint = "--pattern 'test*/in{n}' 'test*/out{n}'";
    throw new ExpectedError("--pattern takes two patterns: inputs, outputs", hint, EXIT.usage);
  }
  const [inputs, outputs] = [input, output].map((pattern) => matches(paths, pattern));
  const pairs = [...inputs!].flatMap(([key, path]) => {
    const other = outputs!.get(key);
    return other === undefined ? [] : { key, input: path, output: other };
  });
  const paired = new Set(pairs.map(({ key }) => key));
  const alone = [...inputs!, ...outputs!].flatMap(([key, path]) => (paired.has(key) ? [] : path));
  return { pairs, unpaired: alone };
}

function matches(paths: readonly string[], pattern: string): Map<string, string> {
  const parts = pattern.split(/(\{n\}|\*)/).map((part) => {
    if (part === "{n}") return "(\\d+)";
    return part === "*" ? "([^/]*)" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  const whole = new RegExp(`^${parts.join("")}$`);
  return new Map(
    paths.flatMap((path) => {
      const match = whole.exec(path);
      return match ? [[match.slice(1).join("-"), path] as const] : [];
    }),
  );
}
