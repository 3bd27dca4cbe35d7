import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { withSections } from "../../base/sections";
import { commandsSection } from "./commands-section";
import { libraryCheckerSection } from "./library-checker";
import { librarySection, topicsSection } from "./library-page";
import { machineSection } from "./machine-section";
import { problemsSection } from "./problems-page";
import { targetsSection } from "./targets-section";
import { testingSection } from "./testing-section";
import { waysSection } from "./ways-section";

/** A page with generated parts between `<!-- name -->` marks. */
export interface GeneratedPage {
  readonly file: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** Every generated part except the judged table of README.md, which needs a run of the judge. */
export function generatedPages(): GeneratedPage[] {
  return [
    { file: "README.md", sections: { targets: targetsSection(), topics: topicsSection() } },
    { file: "scripts/targets/MACHINES.md", sections: { machine: machineSection() } },
    { file: "scripts/send/README.md", sections: { ways: waysSection() } },
    { file: "scripts/README.md", sections: { commands: commandsSection() } },
    {
      file: "lib/README.md",
      sections: { "library-checker": libraryCheckerSection(), library: librarySection() },
    },
    { file: "scripts/testing/README.md", sections: { files: testingSection() } },
    { file: "problems/README.md", sections: { problems: problemsSection() } },
  ];
}

/** The parts that are out of date. */
export function stalePages(): { readonly file: string; readonly section: string }[] {
  return generatedPages().flatMap(({ file, sections }) => {
    const text = readFileSync(join(TOOL, file), "utf8");
    return Object.entries(sections)
      .filter(([name, content]) => withSections(text, { [name]: content }) !== text)
      .map(([section]) => ({ file, section }));
  });
}
