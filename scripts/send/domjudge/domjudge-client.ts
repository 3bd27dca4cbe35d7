import { randomUUID } from "node:crypto";
import { multipart } from "../multipart";
import { refused, unanswered } from "../refused";
import { SendFault } from "../send-fault";
import type { Arrival, FinalVerdict, SentProgram } from "../site";
import { type Web, WebFault } from "../web";
import { DomjudgeApi, isGood } from "./domjudge-api";
import { domjudgeSubmissions, domjudgeVerdict, teamOf } from "./domjudge-lists";
import type { DomjudgePlace } from "./domjudge-place";
import { type DomjudgeTarget, domjudgeTarget } from "./domjudge-target";
import type { Login } from "./netrc";

/** When a lost answer is asked for: the server may still be at work on the submission. */
const ASK_AGAIN_MS = [500, 2000, 4000];

/** Speaks with one DOMjudge server for one team. */
export class DomjudgeClient {
  private readonly place: DomjudgePlace;
  private readonly open: (web: Web) => DomjudgeApi;
  private contest = "";

  constructor(place: DomjudgePlace, login: Login, keyFile: string) {
    this.place = place;
    this.open = (web) => new DomjudgeApi(place.base, login, keyFile, web);
  }

  async send({ fileName, code }: SentProgram, web: Web): Promise<Arrival> {
    const api = this.open(web);
    const target = await domjudgeTarget(api, this.place);
    const { contest, problem, language, ending } = target;
    this.contest = contest.id;
    const address = api.address(`contests/${contest.id}/submissions`);
    const file = fileName.replace(/js$/, ending);
    const { type, body } = multipart(
      [
        { name: "problem", value: problem.id },
        { name: "language", value: language.id },
        { name: "code[]", fileName: file, bytes: Buffer.from(code) },
      ],
      randomUUID(),
    );
    const page = `${this.place.base}team`;
    const asked = api.asked({ what: "the submission", page }, address);
    let lost: SendFault;
    try {
      const headers = { ...api.headers, "content-type": type };
      const reply = await web.request({ method: "POST", address, headers, body });
      const [submission] = isGood(reply) ? domjudgeSubmissions(reply.text) : [];
      if (submission) return this.arrival(submission.id);
      const isRefused = reply.status >= 300 && reply.status < 500 && reply.status !== 408;
      lost = refused(reply, asked, isRefused ? "no" : "unknown");
    } catch (error) {
      lost = unanswered(
        error,
        asked,
        error instanceof WebFault && error.isBefore ? "no" : "unknown",
      );
      if (error instanceof WebFault && error.kind === "interrupted") throw lost;
    }
    const arrival = lost.sent === "unknown" ? await this.find(api, target, web) : undefined;
    if (arrival) return arrival;
    throw lost;
  }

  async verdict(
    id: string,
    web: Web,
    show: (progress: string) => void,
  ): Promise<FinalVerdict | undefined> {
    const api = this.open(web);
    const page = this.arrival(id).address;
    const question = { what: "the question for the verdict", sent: "yes", page } as const;
    const place = `contests/${this.contest}/judgements?submission_id=${id}`;
    const verdict = domjudgeVerdict((await api.get(place, question)).text);
    if (verdict === undefined) throw api.noJson(question);
    if (verdict === null) show("not judged yet");
    return verdict ?? undefined;
  }

  /** The submission whose answer was lost: of this team, problem and language, and not older. */
  private async find(
    api: DomjudgeApi,
    { problem, language, before }: DomjudgeTarget,
    web: Web,
  ): Promise<Arrival | undefined> {
    if (Number.isNaN(before)) return undefined;
    const question = { what: "the question for a lost answer", sent: "unknown" } as const;
    try {
      const team = teamOf((await api.get("user", question)).text);
      if (team === undefined) return undefined;
      for (const ms of ASK_AGAIN_MS) {
        await web.pause(ms);
        const { text } = await api.get(`contests/${this.contest}/submissions`, question);
        const [last] = domjudgeSubmissions(text)
          .filter((one) => one.team === team && one.problem === problem.id)
          .filter((one) => one.language === language.id && one.at >= before)
          .sort((a, b) => b.at - a.at);
        if (last) return this.arrival(last.id);
      }
    } catch (error) {
      if (!(error instanceof SendFault) && !(error instanceof WebFault)) throw error;
    }
    return undefined;
  }

  private arrival(id: string): Arrival {
    return { id, address: `${this.place.base}team/submission/${id}` };
  }
}
