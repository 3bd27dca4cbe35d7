import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import type { launch } from "../../../site/host/browser/site-under-test";
import { CodeServer } from "./code-server";
import { Editor, openWindows } from "./editor";
import { copied } from "./made-workspace";
import type { Report } from "./report";
import type { Scene } from "./scene";

/** What all scenes of a trial have. */
export interface Trial {
  /** The packed extension. */
  readonly vsix: string;
  /** For workspaces; it goes when the trial ends. */
  readonly folder: string;
  /** The workspace that is copied for each scene. */
  readonly first: string;
  readonly browser: Awaited<ReturnType<typeof launch>>;
  readonly report: Report;
}

/** Beside the workspace and what judging it leaves. */
const SPARE_BYTES = 24 << 20;

/** Starts VS Code as the first scene wants it, and plays the scenes in windows of it, one after another. */
export async function playOnOneServer(scenes: readonly Scene[], trial: Trial): Promise<void> {
  const { vsix, folder, first, browser, report } = trial;
  const [{ name, wish = {} }] = scenes as [Scene];
  const { onSmallDisk, env, ...more } = wish;
  const small = join(folder, "small");
  if (onSmallDisk) mkdirSync(small);
  const disk = onSmallDisk && { folder: small, sizeBytes: await roomFor(first) };
  const server = await CodeServer.start(vsix, {
    ...{ ...more, name, env: { TMPDIR: join(folder, "tmp"), ...env } },
    ...(disk && { disk }),
  });
  const windows = await openWindows(browser);
  try {
    for (const scene of scenes) {
      const above = onSmallDisk ? server.seen(small) : join(folder, scene.name);
      const copy = copied(first, above);
      const workspace = onSmallDisk ? copy.slice(server.seen("").length) : copy;
      await report.scene(scene.name, () =>
        scene.play({
          ...{ workspace, server },
          open: (place) => Editor.open(windows, server.address(place)),
          openApart: async (place) =>
            Editor.open(await openWindows(browser), server.address(place)),
          step: (...step) => report.step(scene.name, ...step),
        }),
      );
      for (const page of windows.pages()) await page.close();
    }
  } finally {
    await windows.close().catch(() => {}); // with an interrupted browser they are closed
    await server.end();
  }
}

async function roomFor(folder: string): Promise<number> {
  const { stdout } = await execa("du", ["-sb", folder]);
  return Math.ceil(Number.parseInt(stdout, 10) * 1.5) + SPARE_BYTES;
}
