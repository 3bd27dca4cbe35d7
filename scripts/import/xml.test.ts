import { expect, it } from "vitest";
import { parseXml, xmlAll, xmlAt } from "./xml";

it("reads elements, attributes, text, entities, comments and CDATA", () => {
  const root = parseXml(
    '\uFEFF<?xml version="1.0"?>\n<!-- a --><a x="1 &amp; 2" y=\'"\'>t&lt;&#65;&#x42;<b/><b z="3">u</b><![CDATA[<c>]]></a>\n',
  );
  expect(root).toMatchObject({ name: "a", attributes: { x: "1 & 2", y: '"' }, text: "t<AB<c>" });
  expect(xmlAll(root, "b").map(({ text }) => text)).toEqual(["", "u"]);
  expect(xmlAt(root, "b", "c")).toBeUndefined();
  expect(xmlAt(root, "b")?.attributes).toEqual({});
});

it.each([
  ["", "expected one element"],
  ["<a>", "<a> is not closed"],
  ["<a></b>", "</b> closes nothing"],
  ["</a>", "</a> closes nothing"],
  ["<a/><b/>", "expected one element"],
  ["<a x=1/>", "is no XML"],
  ["<a".repeat(3), "is no XML"],
  ["<a>".repeat(200), "nested too deep"],
])("%j is refused: %s", (text, fault) => expect(() => parseXml(text)).toThrow(fault));
