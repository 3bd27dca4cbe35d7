/** An element of an XML document: enough for the description of a problem. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly in it, without that of its children. */
  readonly text: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([^\s/>]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/gy;
const MAX_DEPTH = 100;

/** The root element; throws an Error with the place of the first thing that is no XML. */
export function parseXml(text: string): XmlElement {
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
  }
  const top: Open = { name: "", attributes: {}, children: [], text: "" };
  const open: Open[] = [top];
  const source = text.replace(/^\uFEFF/, "");
  let at = 0;
  const bad = (what: string) => new Error(`character ${at}: ${what}`);
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (!token) throw bad(`"${source.slice(at, at + 20)}" is no XML`);
    const [all, data, slash, name, pairs, isEmpty] = token;
    const inside = open.at(-1)!;
    if (data !== undefined) inside.text += data;
    else if (name === undefined) {
      if (!all.startsWith("<")) inside.text += decoded(all);
    } else if (slash === "/") {
      if (inside.name !== name || open.length === 1) throw bad(`</${name}> closes nothing`);
      open.pop();
    } else {
      const element: Open = { name, attributes: attributesOf(pairs!), children: [], text: "" };
      inside.children.push(element);
      if (isEmpty !== "/") open.push(element);
      if (open.length > MAX_DEPTH) throw bad("elements are nested too deep");
    }
    at = TOKEN.lastIndex;
  }
  if (open.length > 1) throw bad(`<${open.at(-1)!.name}> is not closed`);
  const [root] = top.children;
  if (!root || top.children.length > 1) throw bad("expected one element");
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
