import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { drawCase } from "./host/draw-case";
import { PICTURES, pictureFile } from "./pictures";

it.each(PICTURES)("$slug's README shows its picture, drawn by the present view", (picture) => {
  const readme = readFileSync(join(TOOL, "problems", picture.slug, "README.md"), "utf8");
  expect(readme).toContain("](view.svg)");
  const text = readFileSync(join(TOOL, pictureFile(picture.slug)), "utf8");
  expect(text === drawCase(picture), "npm run draw -- --readmes").toBe(true);
  expect(text.length).toBeLessThan(200_000);
});

it("says what is wrong with a problem, a case or a scene", () => {
  const picture = { slug: "knight-moves", name: "sample-1", scene: 1, still: true };
  expect(() => drawCase({ ...picture, slug: "nim-game-1" })).toThrow("nim-game-1 has no view.ts");
  expect(() => drawCase({ ...picture, slug: "knght-moves" })).toThrow(
    expect.objectContaining({
      message: 'no problem "knght-moves"',
      hint: expect.stringMatching(/^knight-moves/),
    }),
  );
  expect(() => drawCase({ ...picture, name: "nothing" })).toThrow('no case "nothing"');
  expect(() => drawCase({ ...picture, scene: 99 })).toThrow("has 8 scenes, not 99");
});
