import { stillPicture, type View } from "../../../../lib/draw/frame";
import { problemPath } from "../../../base/host/roots";
import { bounded } from "../../../problem/host/bounded";
import { problemExport } from "../../../problem/host/problem-module";
import type { Drawing } from "../../shown/drawing";

const DRAW_MS = 4000;

/**
 * The end of the first scene of an input, drawn by the problem's view; a cut input may hold none. A view is
 * the user's program: what it throws, and a loop in it, is a fault in place of the picture.
 */
export function drawBoard(slug: string, input: string): Drawing {
  const file = `${problemPath(slug)}/view.ts`;
  try {
    const view = problemExport<View<unknown>>(slug, "view.ts", "view");
    if (!view) return {};
    const svg = bounded("drawing", DRAW_MS, "look for a loop", () => drawn(view, input));
    return svg === undefined ? {} : { svg };
  } catch (error) {
    return { fault: `${file} failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function drawn(view: View<unknown>, input: string): string | undefined {
  const scene = firstScene(view, input);
  if (scene === undefined) return undefined;
  const frames = view.frames(scene);
  // The page has the colours already.
  return stillPicture(frames.at(frames.count - 1)).replace(/<style>[\s\S]*?<\/style>/, "");
}

function firstScene(view: View<unknown>, input: string): unknown {
  try {
    return view.scenes(input, 1)[0];
  } catch {
    return undefined; // what a view cannot read is shown as text alone
  }
}
