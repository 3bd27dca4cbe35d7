import { drawCase } from "../../draw/host/draw-case";
import { PICTURES, type Picture } from "../../draw/pictures";
import { folderOf, type Language } from "../lessons/languages";
import type { StatementSlug } from "../lessons/pages/statements";
import { SERVED, WORDS } from "../lessons/translations";
import { PLAYS } from "../plays";

/** The words of a problem's view in a language. */
function viewWords(language: Language): Readonly<Record<StatementSlug, unknown>> {
  const words = WORDS[language]!;
  return {
    "knight-moves": words.knight.view,
    "stone-pile-grundy": words.stones.view,
    "chessboard-coin-game": words.coins.view,
    "sliding-puzzle": words.sliding.view,
    "n-queens-genetic": words.queens.view,
  };
}

/** As SVG: a still of each page to play with, "knight-moves" and "bn/knight-moves"; "home" moves. */
export function stills(): Map<string, string> {
  const all = new Map<string, string>();
  for (const language of SERVED) {
    for (const { page, slugs } of PLAYS) {
      const picture = pictureOf(slugs[0]!);
      const words = viewWords(language)[picture.slug as StatementSlug];
      const still = drawCase({ ...picture, still: true, at: 0.7 }, words);
      all.set(folderOf(language) + page, withoutStyle(upperSquare(still), page));
    }
  }
  // It moves unless a reader wants less motion.
  const knight = drawCase({ ...pictureOf("knight-moves"), still: false, mostFrames: 40 });
  return all.set("home", withoutStyle(knight, "home"));
}

function pictureOf(slug: string): Picture {
  return PICTURES.find((picture) => picture.slug === slug)!;
}

/** The README's pictures of the five problems in each other language: "bn/knight-moves". */
export function translatedPictures(): Map<string, string> {
  const all = new Map<string, string>();
  for (const language of SERVED) {
    for (const [slug, words] of language === "en" ? [] : Object.entries(viewWords(language))) {
      const picture = pictureOf(slug);
      all.set(folderOf(language) + slug, withoutStyle(drawCase(picture, words), slug));
    }
  }
  return all;
}

/**
 * Removes the colours, which the page provides, and makes the names of animations unique to this
 * picture.
 */
export function withoutStyle(svg: string, slug: string): string {
  const motion = /@media \(prefers-reduced-motion[\s\S]*?(?=<\/style>)/.exec(svg)?.[0] ?? "";
  const style = motion ? `<style>.off{visibility:hidden}${motion}</style>` : "";
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, () => style)
    .replace(/\bf(\d+-\d+)\b/g, `${slug.replaceAll("-", "")}$1`)
    .replace(/<title>[\s\S]*?<\/title>/, "");
}

/** Cuts a picture that is higher than wide: the board is at its top. */
function upperSquare(svg: string): string {
  return svg.replace(/viewBox="(\S+ \S+) (\S+) (\S+)"/, (_, corner, width, height) => {
    return `viewBox="${corner} ${width} ${Math.min(Number(width), Number(height))}"`;
  });
}
