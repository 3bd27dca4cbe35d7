import { defineConfig } from "vitest/config";

const FOLDER = "scripts/site/host/browser";
const DESK = `${FOLDER}/desk*.spec.ts`;
const INSTALL = `${FOLDER}/install-browser.ts`;

// npm run test:site: the built pages in a real Chromium, and the page of jb desk, which needs no built site.
export default defineConfig({
  test: {
    projects: [
      project("site", {
        include: [`${FOLDER}/*.spec.ts`],
        exclude: [DESK],
        globalSetup: [INSTALL, `${FOLDER}/build-once.ts`],
        maxWorkers: 1, // play.spec.ts measures the page's CPU time, which a second browser raises
        sequence: { groupOrder: 0 },
      }),
      // Its sessions wait for the judge half of their time.
      project("desk", {
        include: [DESK],
        globalSetup: INSTALL,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});

function project(name: string, more: object) {
  return { test: { name, testTimeout: 120_000, hookTimeout: 600_000, ...more } };
}
