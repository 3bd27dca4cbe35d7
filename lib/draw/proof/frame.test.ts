import { expect, it } from "vitest";
import { type Frame, markedSentence, openSvg, plainSentence, stillPicture } from "../frame";

const frame: Frame = {
  box: [-1, -2, 30, 40],
  label: 'a "board" <1>',
  parts: ['<rect class="cell"/>', "<g></g>"],
  sentence: "From **d2** to **f3 & e4**.",
  figures: [],
};

it("a still picture is one SVG document with title, style and all parts in order", () => {
  const text = stillPicture(frame);
  expect(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -2 30 40"')).toBe(
    true,
  );
  expect(text).toContain("<title>a &quot;board&quot; &lt;1&gt;</title><style>");
  expect(text.endsWith('<rect class="cell"/><g></g></svg>\n')).toBe(true);
});

it("the opening tag is open and escaped", () =>
  expect(openSvg(frame)).toMatch(/aria-label="a &quot;board&quot; &lt;1&gt;">$/));

it("marks become bold markup, or vanish", () => {
  expect(markedSentence(frame.sentence)).toBe("From <b>d2</b> to <b>f3 &amp; e4</b>.");
  expect(plainSentence(frame.sentence)).toBe("From d2 to f3 & e4.");
  expect(markedSentence("2 ** 3")).toBe("2 ** 3");
});
