import { parse } from "yaml";
import type { SourceFile } from "../../base/source-file";
import { utf8 } from "../packages/utf8";
import { record, yamlRecord } from "../packages/yaml-text";

/** What holds placeholders: programs, files included with them, and the configuration of cases. */
const FILLED =
  /^(?:(?:input|output)_validators?|include|submissions|generators)\/|^data\/.*\.yaml$/;

/** The files of an ICPC package with its constants in place of {{name}} and {{name.variant}}. */
export function withConstants(files: readonly SourceFile[]): readonly SourceFile[] {
  const yaml = files.find(({ path }) => path === "problem.yaml");
  if (!yaml || yamlRecord(yaml).constants === undefined) return files;
  // Values as they are written: 2.0 is not 2.
  const document = parse(utf8(yaml), { schema: "failsafe", logLevel: "silent" });
  const constants = constantsOf(record(document.constants));
  return files.map((file) =>
    FILLED.test(file.path) ? { ...file, read: () => filledIn(file.read(), constants) } : file,
  );
}

/** A constant is a value, or a record of variants, of which `value` is meant by the name alone. */
function constantsOf(entries: Readonly<Record<string, unknown>>): Map<string, string> {
  const constants = new Map<string, string>();
  for (const [name, value] of Object.entries(entries)) {
    const variants = typeof value === "object" ? Object.entries(record(value)) : [["value", value]];
    for (const [variant, text] of variants as [string, unknown][]) {
      constants.set(`${name}.${variant}`, String(text));
      if (variant === "value") constants.set(name, String(text));
    }
  }
  return constants;
}

function filledIn(bytes: Uint8Array, constants: ReadonlyMap<string, string>): Uint8Array {
  if (bytes.includes(0)) return bytes;
  const text = new TextDecoder().decode(bytes);
  const filled = text.replace(
    /\{\{([\w.]+)\}\}/g,
    (all, name: string) => constants.get(name) ?? all,
  );
  return filled === text ? bytes : new TextEncoder().encode(filled);
}
