import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { base64Bytes } from "./base64-bytes";

it("agrees with Buffer, with and without padding, blanks and line ends", () => {
  const random = new Random(1);
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, () => random.int(0, 255));
    const text = Buffer.from(bytes).toString("base64");
    expect(base64Bytes(text)).toEqual(bytes);
    expect(base64Bytes(text.replace(/=+$/, ""))).toEqual(bytes);
    expect(base64Bytes(`\n${text.replace(/.{1,7}/g, "$& \r\n")}`)).toEqual(bytes);
  }
});

it("refuses other letters", () => {
  for (const bad of ["AA_A", "é", "A-"]) {
    expect(() => base64Bytes(bad)).toThrow(/^base64Bytes: ".*" is no letter of base64$/);
  }
});
