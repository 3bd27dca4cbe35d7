import type { DeskCommand, Reply } from "../desk-command";
import { unknown } from "../unknown-reply";
import { dropDraft } from "./drafts";
import { addCase, changeCase, hideCase, renewSamples } from "./edit-cases";
import { listCases } from "./list-desk";

type CaseCommand = Extract<
  DeskCommand,
  { type: "add" | "edit" | "delete" | "take" | "hide" | "renew" }
>;

/** Changes the cases of a task; what was saved is a draft no longer. */
export function caseCommand(command: CaseCommand): Reply {
  const { slug } = command;
  if (command.type === "add") {
    const reply = addCase(slug, command.input, command.output);
    if ("done" in reply) dropDraft(slug, undefined);
    return reply;
  }
  if (command.type === "renew") return renewSamples(slug);
  const row = listCases(slug).find(({ name }) => name === command.name);
  if (!row) return unknown(`no case "${command.name}"`);
  if (command.type === "hide") return hideCase(slug, command.name, command.isHidden);
  const reply = changeCase(command, row);
  if ("done" in reply && command.type !== "take") dropDraft(slug, command.name);
  return reply;
}
