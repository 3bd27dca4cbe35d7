import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
} from "yaml";
import type { SourceFile } from "../../base/source-file";
import { strange, utf8 } from "./utf8";

const MAX_CHARACTERS = 1 << 20;
const LARGEST = 100_000;
/** What makes a text no YAML, by the parser's codes. */
const FOUND: Readonly<Partial<Record<ErrorCode, string>>> = {
  MISSING_CHAR: "a quote, a bracket or a blank that is missing",
  TAB_AS_INDENT: "a tab that indents",
  BAD_INDENT: "an indentation that fits no line above",
  DUPLICATE_KEY: "a name that stands there twice",
  BLOCK_AS_IMPLICIT_KEY: "names and values on one line",
  MULTILINE_IMPLICIT_KEY: "a line without a colon",
  BAD_ALIAS: "a * that names nothing",
  BAD_DQ_ESCAPE: "a backslash that means nothing in quotes",
  BAD_SCALAR_START: "a value that begins with a reserved sign",
  UNEXPECTED_TOKEN: "a sign out of place",
};

/** YAML takes none of these. */
const CONTROL = /[^\t\n\r -\x7e\x80-\u{10ffff}]/u;

/** A YAML text of a package; every fault is an Error with file, line, what was expected and what found. */
export class YamlText {
  private readonly file: string;
  private readonly lines = new LineCounter();
  private readonly document: Document;
  private content: unknown;

  constructor(file: string, text: string) {
    this.file = file;
    if (text.length > MAX_CHARACTERS) throw tooLong(file, text.length);
    const control = text.search(CONTROL);
    if (control >= 0) throw strange(file, text, control, `U+00${hex(text.charCodeAt(control))}`);
    this.document = parseDocument(text, { logLevel: "error", lineCounter: this.lines });
    const tag = /Unresolved tag: (\S+)/.exec(this.document.warnings[0]?.message ?? "")?.[1];
    if (tag !== undefined) {
      const line = this.line(this.document.warnings[0]!.pos[0]);
      throw new Error(`${file} line ${line}: expected plain values, found the tag ${tag}`);
    }
    const [fault] = this.document.errors;
    if (!fault) return;
    const content = FOUND[fault.code] ?? "what cannot be read";
    throw new Error(`${file} line ${this.line(fault.pos[0])}: expected YAML, found ${content}`);
  }

  /** The whole as a record; empty where the text is. */
  record(): Readonly<Record<string, unknown>> {
    const { contents } = this.document;
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
    if (!isEmpty && !isMap(contents)) throw this.fault(contents, "names and values");
    return record(this.plain());
  }

  /** The value on a path of names, which must be what `expected` says; undefined where nothing is. */
  value(path: readonly string[], expected: string, is: (value: unknown) => boolean): unknown {
    let value: unknown = this.plain();
    for (const name of path) value = record(value)[name];
    if (value === undefined || value === null) return undefined;
    if (is(value)) return value;
    const shown = Array.isArray(value) ? listed(value) : isText(value) ? `${value}` : undefined;
    throw this.fault(this.document.getIn(path, true), `${path.join(".")} as ${expected}`, shown);
  }

  /** The number on a path of names; undefined where nothing is. */
  number(path: readonly string[], least: number): number | undefined {
    for (let depth = 1; depth < path.length; depth++) {
      const node = this.document.getIn(path.slice(0, depth), true);
      if (node === undefined || (isScalar(node) && node.value === null)) return undefined;
      if (!isMap(node)) throw this.fault(node, `${path[depth - 1]} as names and values`);
    }
    const node = this.document.getIn(path, true);
    if (node === undefined || (isScalar(node) && node.value === null)) return undefined;
    const value = isScalar(node) ? node.value : undefined;
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number === "number" && number >= least && number <= LARGEST) return number;
    throw this.fault(node, `${path.join(".")} as a number from ${least} to ${LARGEST}`);
  }

  private plain(): unknown {
    try {
      this.content ??= this.document.toJS({ maxAliasCount: 100 });
      return this.content;
    } catch {
      throw new Error(`${this.file}: expected YAML, found more aliases than anybody needs`);
    }
  }

  private fault(node: unknown, expected: string, actual?: string): Error {
    const range = isScalar(node) || isCollection(node) ? node.range : undefined;
    const kind = isScalar(node) ? node.source : isMap(node) ? "names and values" : "a list";
    const value = (actual ?? kind ?? "").slice(0, 40);
    const place = `${this.file} line ${this.line(range?.[0] ?? 0)}`;
    return new Error(`${place}: expected ${expected}, found ${value}`);
  }

  private line(offset: number): number {
    return Math.max(1, this.lines.linePos(offset).line);
  }
}

/** A YAML file as a record; its path names it in faults. */
export function yamlRecord(file: SourceFile): Readonly<Record<string, unknown>> {
  return yamlFile(file).record();
}

export function yamlFile(file: SourceFile): YamlText {
  if (file.sizeBytes > MAX_CHARACTERS) throw tooLong(file.path, file.sizeBytes);
  return new YamlText(file.path, utf8(file));
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(2, "0");
}

function tooLong(file: string, length: number): Error {
  return new Error(`${file}: expected at most ${MAX_CHARACTERS} characters, found ${length}`);
}

function listed(values: readonly unknown[]): string {
  return values.every(isText) ? `[${values.join(", ")}]` : "a list";
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  const is = typeof value === "object" && value !== null && !Array.isArray(value);
  return is ? (value as Record<string, unknown>) : {};
}

export function isText(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** For texts or a list of them, of these words where they are given. */
export function isListOf(choices?: readonly string[]): (value: unknown) => boolean {
  return (value) => {
    const isTexts = Array.isArray(value) ? value.every(isText) : isText(value);
    return isTexts && (!choices || words(value).every((word) => choices.includes(word)));
  };
}

/** "a b", [a, b] or nothing, as words. */
export function words(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" || typeof value === "number"
    ? String(value).split(/\s+/).filter(Boolean)
    : [];
}
