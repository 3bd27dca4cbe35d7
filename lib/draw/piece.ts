/**
 * piece: the pieces of the boards as drawn outlines, without fonts: knight, queen, flag, coin, wall.
 *
 * Use     piece("queen", x, y)
 * Time    O(1)
 * Space   O(1)
 * Limits  each is drawn for a square of 40 units, from its left upper corner, scaled to `size`
 * Errors  RangeError for a size that is not positive
 * Source  own drawings
 * Tested  piece.test.ts: every outline stays inside its square, scale, errors
 */
import { type Attributes, element } from "./element";

export type PieceName = "knight" | "queen" | "flag" | "coin" | "wall";

export function piece(
  name: PieceName,
  x: number,
  y: number,
  look = "ink",
  size = 40,
  attributes: Attributes = {},
): string {
  if (!(size > 0)) throw new RangeError(`piece: size must be positive, got ${size}`);
  const place = `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`;
  const transform = size === 40 ? place : `${place} scale(${size / 40})`;
  if (name === "coin") {
    const rim = element("circle", { class: "coin", cx: 20, cy: 20, r: 14.5, "stroke-width": 1.5 });
    return element("g", { transform, ...attributes }, rim);
  }
  const outline = element("path", { class: look, d: OUTLINES[name] });
  return element("g", { transform, "pointer-events": "none", ...attributes }, outline);
}

/** Absolute commands only, so that a test can read the coordinates. */
const OUTLINES: Readonly<Record<Exclude<PieceName, "coin">, string>> = {
  // Ear, forehead, muzzle, jaw, chest, base, mane.
  knight:
    "M17 6 L20 10 C27 11 32 17 32 26 L32 31 L12 31 C12 26 16 24 18 20 C15 22 13 23 11 23 " +
    "L8 25 L6 21 C8 17 11 14 13 11 Z M10 33 L33 33 L33 36 L10 36 Z",
  // Five points with balls, body, base.
  queen:
    "M7 12 L12 20 L13.5 9 L18 18.5 L20 7 L22 18.5 L26.5 9 L28 20 L33 12 L29.5 29 L10.5 29 Z " +
    "M10.5 31 L29.5 31 L31 35 L9 35 Z",
  flag: "M12 6 L14.5 6 L14.5 8 L30 13.5 L14.5 20 L14.5 34 L18 34 L18 36 L8.5 36 L8.5 34 L12 34 Z",
  wall:
    "M4 5 L18 5 L18 13 L4 13 Z M20 5 L36 5 L36 13 L20 13 Z M4 16 L11 16 L11 24 L4 24 Z " +
    "M13 16 L27 16 L27 24 L13 24 Z M29 16 L36 16 L36 24 L29 24 Z M4 27 L18 27 L18 35 L4 35 Z " +
    "M20 27 L36 27 L36 35 L20 35 Z",
};
