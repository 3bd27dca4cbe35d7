import type { SourceFile } from "../../base/source-file";
import { words, yamlFile } from "../packages/yaml-text";

/** What a testdata.yaml of the legacy format says of grading; undefined where it does not. */
export interface GroupSettings {
  readonly flags?: readonly string[];
  readonly stopsAtReject?: boolean;
  readonly accept?: number;
  readonly reject?: number;
}

export interface GroupNode {
  /** "" for all data, "secret", "secret/a". */
  readonly path: string;
  /** Its own settings, then those that it takes from above. */
  readonly own: GroupSettings;
  readonly settings: GroupSettings;
  /** Names of cases, and groups, in the host's order. */
  readonly items: (string | GroupNode)[];
}

/** The cases of a package in the tree of its folders, each folder with what its testdata.yaml says. */
export function groupTree(files: readonly SourceFile[], names: readonly string[]): GroupNode {
  const settings = new Map<string, GroupSettings>();
  for (const file of files) {
    const [, path] = /^data(?:\/(.*))?\/testdata\.yaml$/.exec(file.path) ?? [];
    if (/^data\/(?:.*\/)?testdata\.yaml$/.test(file.path))
      settings.set(path ?? "", settingsOf(file));
  }
  const node = (path: string, above: GroupSettings): GroupNode => {
    const ownSettings = settings.get(path) ?? {};
    return { path, own: ownSettings, settings: { ...above, ...ownSettings }, items: [] };
  };
  const root = node("", {});
  for (const name of names) {
    let group = root;
    const folders = name.split("/").slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth++) {
      const path = folders.slice(0, depth).join("/");
      const present = group.items.find(
        (item): item is GroupNode => typeof item !== "string" && item.path === path,
      );
      const next = present ?? node(path, group.settings);
      if (!present) group.items.push(next);
      group = next;
    }
    group.items.push(name);
  }
  return root;
}

function settingsOf(file: SourceFile): GroupSettings {
  const yaml = yamlFile(file).record();
  const number = (key: string) => {
    const value = yaml[key];
    return value === undefined || value === null ? {} : { value: Number(value) };
  };
  const [accept, reject] = [number("accept_score").value, number("reject_score").value];
  return {
    ...(yaml.grader_flags !== undefined && { flags: words(yaml.grader_flags) }),
    ...(yaml.on_reject !== undefined && { stopsAtReject: yaml.on_reject !== "continue" }),
    ...(accept !== undefined && { accept }),
    ...(reject !== undefined && { reject }),
  };
}
