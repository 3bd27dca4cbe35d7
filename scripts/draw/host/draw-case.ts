import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { stillPicture, type View } from "../../../lib/draw/frame";
import { movingPicture } from "../../../lib/draw/moving-picture";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { casesFolder, WORKSPACE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { findSlugs } from "../../problem/host/find-slugs";
import { problemExport } from "../../problem/host/problem-module";
import type { Picture } from "../pictures";

/** The picture of one scene of a case as an SVG document; `words` are the view's, in another language. */
export function drawCase(picture: Picture, words?: unknown): string {
  const { slug, name, scene, still, at = 1, secondsAFrame, mostFrames } = picture;
  const view = viewOf(slug);
  if (!view) {
    findSlugs([slug]); // throws for an unknown problem, with the nearest names
    const views = globSync("problems/*/view.ts", { cwd: WORKSPACE, posix: true }).sort();
    const others = views.map((path) => path.split("/")[1]).join(", ");
    const hint = others || "write view.ts: lib/draw/frame.ts has its type";
    throw new ExpectedError(`${slug} has no view.ts`, hint, EXIT.usage);
  }
  const file = join(casesFolder(slug), `${name}.in`);
  if (!existsSync(file)) {
    throw new ExpectedError(
      `no case "${name}" of ${slug}`,
      systemHints().list(`cases/${slug}`),
      EXIT.usage,
    );
  }
  const input = readFileSync(file, "utf8");
  const scenes = scenesOf(view, input, scene, `${slug}/${name}`);
  const chosen = scenes[scene - 1];
  if (chosen === undefined) {
    const message = `${slug}/${name} has ${scenes.length} scenes, not ${scene}`;
    throw new ExpectedError(message, "--scene 1", EXIT.usage);
  }
  const frames = view.frames(chosen, words);
  const step = Math.round(at * (frames.count - 1));
  if (still || frames.count === 1) return stillPicture(frames.at(step));
  return movingPicture(frames, secondsAFrame, mostFrames);
}

/** The export of the problem's view.ts; undefined if there is no view. */
function viewOf(slug: string): View<unknown, unknown> | undefined {
  return problemExport<View<unknown, unknown>>(slug, "view.ts", "view");
}

function scenesOf(
  view: View<unknown, unknown>,
  input: string,
  most: number,
  where: string,
): unknown[] {
  try {
    return view.scenes(input, most);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(`${where} cannot be drawn: ${why}`, "another case");
  }
}
