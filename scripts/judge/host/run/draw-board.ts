import { stillPicture, type View } from "../../../../lib/draw/frame";
import { problemExport } from "../../../problem/host/problem-module";

/** The end of the first scene of an input, drawn by the problem's view; a cut input may hold none. */
export function drawBoard(slug: string, input: string): string | undefined {
  const view = problemExport<View<unknown>>(slug, "view.ts", "view");
  const scene = view && firstScene(view, input);
  if (!view || scene === undefined) return undefined;
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
