import { SendFault } from "../send-fault";
import type { DomjudgeApi } from "./domjudge-api";
import { isId, type Listed, named } from "./domjudge-lists";
import type { DomjudgePlace } from "./domjudge-place";

/** What the lists of a server say of one submission. */
export interface DomjudgeTarget {
  readonly contest: Listed;
  readonly problem: Listed;
  readonly language: Listed;
  /** "js", or "mjs" where the language has only that. */
  readonly ending: string;
  /** The server's clock before the submission, in ms since 1970; NaN where it does not say. */
  readonly before: number;
}

/** Finds contest, language and problem in the server's lists; throws where one of them is not there. */
export async function domjudgeTarget(
  api: DomjudgeApi,
  { contest: wanted, names }: DomjudgePlace,
): Promise<DomjudgeTarget> {
  const contest = chosenContest((await api.list("contests")).list, wanted);
  const languages = await api.list(`contests/${contest.id}/languages`);
  const problems = await api.list(`contests/${contest.id}/problems`);
  const ending = ["js", "mjs"].find((one) => languageOf(languages.list, one));
  const language = ending === undefined ? undefined : languageOf(languages.list, ending);
  if (ending === undefined || !language) {
    throw none("JavaScript is not enabled in this contest", "ask the contest's jury to allow it");
  }
  const problem = names.map((name) => named(problems.list, name)).find((one) => one !== undefined);
  if (!problem) {
    const labels = problems.list.map((one) => one.names[0] ?? one.id).slice(0, MOST_NAMES);
    const message = `no one problem ${names.join(" or ")} in contest ${nameOf(contest)}`;
    throw none(message, `its problems: ${shown(labels)}`);
  }
  const before = Date.parse(problems.reply.headers.date ?? "");
  return { contest, problem, language, ending, before };
}

const MOST_NAMES = 30;

function chosenContest(contests: readonly Listed[], wanted: string | undefined): Listed {
  const contest = wanted === undefined ? contests[0] : named(contests, wanted);
  const names = shown(contests.map(nameOf).slice(0, MOST_NAMES));
  if (!contest && wanted !== undefined) {
    throw none(`no one contest ${wanted}`, `its contests: ${names || "none is active"}`);
  }
  if (!contest) throw none("no contest is active on the server", "wait for its start");
  if (wanted === undefined && contests.length > 1) {
    const message = `${contests.length} contests are active: ${names}`;
    throw none(message, `DOMJUDGE_CONTEST=${nameOf(contest)} before the command`);
  }
  if (contest.allowsSubmit) return contest;
  throw none(`contest ${nameOf(contest)} takes no submissions`, "look at its page");
}

function languageOf(languages: readonly Listed[], ending: string): Listed | undefined {
  const takes = ({ id, extensions }: Listed) => id === ending || extensions.includes(ending);
  return languages.find((one) => one.allowsSubmit && takes(one));
}

function none(message: string, hint: string): SendFault {
  return new SendFault(message, hint, "no");
}

function nameOf({ names, id }: Listed): string {
  return names.find(isId) ?? id;
}

function shown(names: readonly string[]): string {
  return names.filter(isId).join(", ");
}
