import { expect, it } from "vitest";
import { parseXml, xmlAll, xmlAt } from "./xml";

it("reads elements, attributes, text, entities, comments and CDATA", () => {
  const root = parseXml(
    "problem.xml",
    '\uFEFF<?xml version="1.0"?>\n<!-- a --><a x="1 &amp; 2" y=\'"\'>t&lt;&#65;&#x42;<b/><b z="3">u</b><![CDATA[<c>]]></a>\n',
  );
  expect(root).toMatchObject({ name: "a", attributes: { x: "1 & 2", y: '"' }, text: "t<AB<c>" });
  expect(xmlAll(root, "b").map(({ text }) => text)).toEqual(["", "u"]);
  expect(xmlAt(root, "b", "c")).toBeUndefined();
  expect(xmlAt(root, "b")?.attributes).toEqual({});
});

it("knows the line of each element", () => {
  const root = parseXml("p.xml", "<?xml?>\n<a>\n<!--\n-->\n<b\n x='1'/>\n<c/></a>");
  expect([root, ...root.children].map(({ line }) => line)).toEqual([2, 5, 7]);
});

it.each([
  ["", "line 1 column 1: expected an element, found none"],
  ["\n<a>\n <b>\n</a>", "line 4 column 1: expected </b>, found </a>"],
  ["<a>\n <b></b>\n", "line 1 column 1: expected </a> somewhere after it, found <a>"],
  ["\n</a>", "line 2 column 1: expected an element, found </a>"],
  ["<a/>\n <b/>", "line 2 column 2: expected one element, found <b> too"],
  ["<a\n  x=1/>", 'line 2 column 3: expected name="value" or >, found "x=1/>"'],
  ['<a>\n <b x="1" & y="2"/></a>', 'line 2 column 11: expected name="value" or >, found "&"'],
  ["<a><b", 'line 1 column 6: expected name="value" or >, found its end'],
  ["<a>1 < 2</a>", "line 1 column 7: expected XML, found its end"],
  [
    "\n<a>".repeat(200),
    "line 101 column 1: expected at most 100 elements in one another, found more",
  ],
])("%j is refused: %s", (text, fault) =>
  expect(() => parseXml("p.xml", text)).toThrow(`p.xml ${fault}`));
