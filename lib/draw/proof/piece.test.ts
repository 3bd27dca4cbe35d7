import { expect, it } from "vitest";
import { type PieceName, piece } from "../piece";

const names: readonly PieceName[] = ["knight", "queen", "flag", "coin", "wall"];

it.each(names)("%s lies inside its square", (name) => {
  const markup = piece(name, 0, 0);
  const outline = / d="([^"]*)"/.exec(markup)?.[1];
  if (outline === undefined) {
    expect(markup).toContain('cx="20" cy="20" r="14.5"');
    return;
  }
  expect(outline).toMatch(/^[MLCZ\d. ]+$/);
  const places = outline.match(/[\d.]+/g)!.map(Number);
  expect(places.length % 2).toBe(0);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...places)).toBeLessThanOrEqual(37);
});

it("is placed and scaled", () => {
  expect(piece("queen", 80, 1 / 3)).toContain('transform="translate(80 0.33)"');
  expect(piece("queen", 80, 40, "warm", 20)).toContain('transform="translate(80 40) scale(0.5)"');
  expect(piece("queen", 0, 0, "warm")).toContain('class="warm"');
  const coin = piece("coin", 80, 40, "ink", 20, { id: "c" });
  expect(coin).toContain('<g transform="translate(80 40) scale(0.5)" id="c">');
});

it.each([0, -1, Number.NaN])("refuses size %s", (size) => {
  expect(() => piece("flag", 0, 0, "ink", size)).toThrow(`piece: size must be positive`);
});
