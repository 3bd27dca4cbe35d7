import { expect, it } from "vitest";
import { crlfPieces, withCrlf } from "./line-ends";

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

it.each([
  ["", ""],
  ["one", "one"],
  ["1 2\n3\n", "1 2\r\n3\r\n"],
  ["\n\nend", "\r\n\r\nend"],
  ["has CR\r\nalready\n", "has CR\r\nalready\n"],
])("%j becomes %j", (lf, crlf) => {
  expect(latin1(withCrlf(Buffer.from(lf)))).toBe(crlf);
});

it("pieces of a talk change alike, wherever they are cut, and CR LF stays one piece", () => {
  const text = "<\n>\n\nold\r\nend\n";
  for (let cut = 0; cut <= text.length; cut++) {
    const change = crlfPieces();
    const pieces = [text.slice(0, cut), text.slice(cut)].map((piece) =>
      latin1(change(Buffer.from(piece))),
    );
    expect(pieces.join("")).toBe("<\r\n>\r\n\r\nold\r\nend\r\n");
    expect(pieces[0]!.endsWith("\r")).toBe(text[cut - 1] === "\r");
  }
});
