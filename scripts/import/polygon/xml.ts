/** An element of an XML document: enough for the description of a problem. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly in it, without that of its children. */
  readonly text: string;
  /** Where it opens, from 1 on. */
  readonly line: number;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([^\s/>]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/gy;
/** What is right of an opening tag that is not. */
const TAG_START = /<(?:[\w:.-]+(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*)?/y;
const MAX_DEPTH = 100;

/** The root element; every fault is an Error with file, line and column, what was expected and what found. */
export function parseXml(file: string, text: string): XmlElement {
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
    line: number;
    at: number;
  }
  const top: Open = { name: "", attributes: {}, children: [], text: "", line: 1, at: 0 };
  const open: Open[] = [top];
  const source = text.replace(/^\uFEFF/, "");
  let at = 0;
  let line = 1;
  const bad = (expected: string, actual: string, place = at) => {
    const before = source.slice(0, place).split("\n");
    const where = `${file} line ${before.length} column ${before.at(-1)!.length + 1}`;
    return new Error(`${where}: expected ${expected}, found ${actual}`);
  };
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (!token) {
      TAG_START.lastIndex = at;
      TAG_START.test(source);
      const place = TAG_START.lastIndex;
      const word = /^\S{1,20}/.exec(source.slice(place))?.[0];
      const isStart = place === at + 1;
      throw bad(isStart ? "XML" : 'name="value" or >', word ? `"${word}"` : "its end", place);
    }
    const [all, data, slash, name, pairs, isEmpty] = token;
    const inside = open.at(-1)!;
    if (data !== undefined) inside.text += data;
    else if (name === undefined) {
      if (!all.startsWith("<")) inside.text += decoded(all);
    } else if (slash === "/") {
      if (inside.name !== name || open.length === 1) {
        throw bad(open.length === 1 ? "an element" : `</${inside.name}>`, `</${name}>`);
      }
      open.pop();
    } else {
      const attributes = attributesOf(pairs!);
      const element: Open = { name, attributes, children: [], text: "", line, at };
      if (open.length === 1 && top.children.length > 0) throw bad("one element", `<${name}> too`);
      inside.children.push(element);
      if (isEmpty !== "/") open.push(element);
      if (open.length > MAX_DEPTH)
        throw bad(`at most ${MAX_DEPTH} elements in one another`, "more");
    }
    line += all.split("\n").length - 1;
    at = TOKEN.lastIndex;
  }
  const last = open.at(-1)!;
  if (open.length > 1) throw bad(`</${last.name}> somewhere after it`, `<${last.name}>`, last.at);
  const [root] = top.children;
  if (!root) throw bad("an element", "none");
  return root;
}

/** The first element on a path of names below another one. */
export function xmlAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let node = element;
  for (const name of path) node = node?.children.find((child) => child.name === name);
  return node;
}

/** All children of a name. */
export function xmlAll(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

function attributesOf(pairs: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single] of pairs.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    attributes[name!] = decoded((double ?? single)!);
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  amp: "&",
};

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    return ENTITIES[name] ?? all;
  });
}
