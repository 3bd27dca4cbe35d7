import { expect, it } from "vitest";
import { element, escaped } from "../element";

it("writes numbers with at most two decimals and leaves out what is undefined", () => {
  expect(element("rect", { x: 1 / 3, y: -0.001, width: 2, rx: undefined })).toBe(
    '<rect x="0.33" y="0" width="2"/>',
  );
});

it("nests children and keeps an empty child as an open element", () => {
  expect(element("g", {}, element("path", { d: "M0 0" }), "")).toBe('<g><path d="M0 0"/></g>');
  expect(element("text", {}, "")).toBe("<text></text>");
});

it("escapes hostile text everywhere", () => {
  const hostile = `"><script>alert('1')</script>\u0000&`;
  const markup = element("text", { "data-x": hostile }, escaped(hostile));
  expect(markup.match(/</g)).toHaveLength(2);
  expect(markup).not.toContain("\u0000");
  expect(escaped('a < b && c > "d"\n')).toBe("a &lt; b &amp;&amp; c &gt; &quot;d&quot;\n");
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %s", (value) => {
  expect(() => element("rect", { x: value })).toThrow(`element: x must be finite, got ${value}`);
});

it("refuses names that are none", () => {
  expect(() => element("a b", {})).toThrow(TypeError);
  expect(() => element("a", { "x y": 1 })).toThrow(TypeError);
  expect(() => element("", {})).toThrow(TypeError);
});
