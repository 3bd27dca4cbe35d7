import { targets } from "../targets/targets";
import type { Catalogue } from "./catalogue";
import { doorOf, progressOf } from "./lesson-pages";
import { folderOf, type Language } from "./lessons/languages";
import { type FactSentence, type HomeFacts, STRENGTHS } from "./lessons/pages/home";
import { HOMES, TEACHER, WORDS } from "./lessons/translations";
import { fenced, figure, folded, sentence } from "./markdown";
import { PLAYS } from "./plays";

/** The first page in a language: what it is, how it begins, five doors, what others lack. */
export function homePage(catalogue: Catalogue, language: Language): string {
  const home = HOMES[language]!;
  const { site } = WORDS[language]!;
  const facts = homeFacts(catalogue);
  const says = (text: FactSentence) => sentence(typeof text === "string" ? text : text(facts));
  const rows = STRENGTHS.map((strength) => {
    const { what, how } = home.strengths[strength];
    return `| **${sentence(what)}** | ${says(how)} |`;
  });
  const english = site.inEnglish ? ` ${sentence(site.inEnglish)}` : "";
  return `---
title: judgebench
titleTemplate: ${JSON.stringify(site.description)}
outline: false
aside: false
sidebar: false
pageClass: home-page
---

# judgebench

<div class="lead">

${sentence(home.lead)}

</div>

<div class="opening">

${figure(catalogue.stills.get("home") ?? "", home.picture)}

<div>

## ${sentence(home.start)}

${startText(catalogue, language, facts)}

</div>

</div>

## ${sentence(home.lessons)}

${progressOf(language, false)}

${doors(catalogue, language)}

## ${sentence(home.strengthsTitle)}

| | |
|---|---|
${rows.join("\n")}

## ${sentence(home.lookUp)}

- [${sentence(site.problems)}](/problems/)${english}: ${says(home.aboutProblems)}
- [${sentence(site.library)}](/library/)${english}: ${says(home.aboutLibrary)}
- [${sentence(site.benchmarks)}](/benchmarks)${english}: ${says(home.aboutBenchmarks)}
`;
}

/** All pages to play with, in a language. */
export function playIndex(catalogue: Catalogue, language: Language): string {
  const { site } = WORDS[language]!;
  return `---
title: ${JSON.stringify(site.play)}
aside: false
---

# ${sentence(site.play)}

${sentence(site.playLead)}

${doors(catalogue, language)}

${progressOf(language, true)}

[${sentence(TEACHER[language]!.title)}](/${folderOf(language)}play/teacher)
`;
}

/** Picture, title and lead of each page to play with. */
function doors({ stills }: Catalogue, language: Language): string {
  const { inEnglish } = WORDS[language]!.site;
  const cards = PLAYS.map((play) => {
    const { title, lead, link, isOwn } = doorOf(play, language);
    const still = stills.get(folderOf(language) + play.page) ?? stills.get(play.page);
    const mark = isOwn ? "" : ` ${sentence(inEnglish)}`;
    const text = `**[${sentence(title)}](${link})**${mark}\n\n${sentence(lead)}`;
    return `<div>\n\n${still ? figure(still, "") : ""}\n\n<div>\n\n${text}\n\n</div>\n\n</div>`;
  });
  return `<div class="cards">\n\n${cards.join("\n\n")}\n\n</div>`;
}

/** The first commands of README.md; what follows them there is folded. */
function startText({ start }: Catalogue, language: Language, facts: HomeFacts): string {
  const { lead, commands, rest } = startParts(start);
  if (language === "en") return `${lead}\n\n${fenced(commands, "text")}\n\n${unfolded(rest)}`;
  const { startLead, commands: does, own } = HOMES[language]!;
  const lines = commands.split("\n").map((line) => line.split("#")[0]!.trim());
  const width = Math.max(...lines.map(({ length }) => length));
  const purposes: Readonly<Record<string, string>> = does;
  const commandLines = lines.map((line) =>
    purposes[line] ? `${line.padEnd(width)}  # ${purposes[line]}` : line,
  );
  const block = /```\n([\s\S]*?)\n```/.exec(rest)?.[1] ?? "";
  const bare = block.replace(/ *#.*$/gm, "");
  const first = typeof startLead === "string" ? startLead : startLead(facts);
  return `${sentence(first)}\n\n${fenced(commandLines.join("\n"), "text")}\n\n${folded(own, fenced(bare, "text"))}`;
}

/** What README.md says after its first commands, behind its first words. */
function unfolded(rest: string): string {
  const words = /^[^,.:]*/.exec(rest)?.[0] ?? "";
  return words ? folded(words, rest) : "";
}

/** README.md's first screen: the sentence before the first block, the block, what follows. */
export function startParts(start: string): { lead: string; commands: string; rest: string } {
  const [, lead = start, commands = "", rest = ""] =
    /^([\s\S]*?)```\n([\s\S]*?)\n```([\s\S]*)$/.exec(start) ?? [];
  return { lead: lead.trim(), commands, rest: rest.trim() };
}

function homeFacts({ problems, modules, start }: Catalogue): HomeFacts {
  return {
    problems: problems.length,
    modules: modules.length,
    verified: modules.filter(({ verifies }) => verifies).length,
    topics: new Set(modules.map(({ path }) => path.split("/")[1])).size,
    sites: Object.keys(targets).length,
    node: /Node ([\d.]*\d)/.exec(start)?.[1] ?? "",
  };
}
