import { randomUUID } from "node:crypto";
import { Cookies } from "../cookies";
import { multipart } from "../multipart";
import { type Asked, refused, unanswered } from "../refused";
import { withoutSecrets } from "../said";
import { SendFault, type Sent } from "../send-fault";
import type { Arrival, FinalVerdict, SentProgram } from "../site";
import type { Web, WebReply } from "../web";
import type { Account } from "./kattis-account";
import type { KattisPlace } from "./kattis-place";
import { kattisStanding } from "./kattis-verdict";

const LANGUAGE = "JavaScript (Node.js)";
const AGENT = { "user-agent": "kattis-cli-submit" };

/** Speaks with one host of Kattis for one user. */
export class KattisClient {
  private readonly place: KattisPlace;
  private readonly account: Account;
  private readonly keys: readonly string[];
  private cookies: Cookies;
  private hasLoggedInAgain = false;

  constructor(place: KattisPlace, account: Account, keys: readonly string[]) {
    this.place = place;
    this.account = account;
    this.keys = keys;
    this.cookies = new Cookies(account.loginurl);
  }

  async send({ fileName, code }: SentProgram, web: Web): Promise<Arrival> {
    await this.logIn(web, "no");
    const { problem, contest, assignment, host } = this.place;
    const { submissionurl, submissionsurl } = this.account;
    const fields: readonly (readonly [string, string | undefined])[] = [
      ["submit", "true"],
      ["submit_ctr", "2"],
      ["language", LANGUAGE],
      ["problem", problem],
      ["script", "true"],
      ["assignment", assignment],
      ["contest", contest],
    ];
    const file = { name: "sub_file[]", fileName, bytes: Buffer.from(code) };
    const { type, body } = multipart(
      [
        ...fields.flatMap(([name, value]) => (value === undefined ? [] : { name, value })),
        { ...file, type: "application/octet-stream" },
      ],
      randomUUID(),
    );
    const asked = this.asked("the submission", submissionurl, `look at ${submissionsurl}`);
    const headers = { ...AGENT, ...this.cookies.for(submissionurl), "content-type": type };
    const reply = await web
      .request({ method: "POST", address: submissionurl, headers, body })
      .catch((error) => {
        throw unanswered(error, asked, error.isBefore ? "no" : "unknown");
      });
    const id = /Submission ID: (\d{1,20})/.exec(reply.text)?.[1];
    if (reply.status >= 200 && reply.status < 300 && id !== undefined) {
      return { id, address: `${submissionsurl.replace(/\/$/, "")}/${id}` };
    }
    const isLost = reply.status >= 500 || reply.status === 408;
    const hint = isLost ? asked.hint : `look at ${this.place.page} in the browser of ${host}`;
    throw refused(reply, { ...asked, hint }, isLost ? "unknown" : "no");
  }

  async verdict(
    id: string,
    web: Web,
    show: (progress: string) => void,
  ): Promise<FinalVerdict | undefined> {
    const address = `${this.account.submissionsurl.replace(/\/$/, "")}/${id}`;
    const asked = this.asked("the question for the verdict", address, `look at ${address}`);
    const headers = { ...AGENT, ...this.cookies.for(address) };
    const reply = await web
      .request({ method: "GET", address: `${address}?json`, headers })
      .catch((error) => {
        throw unanswered(error, asked, "yes");
      });
    const standing = reply.status === 200 ? kattisStanding(reply.text) : undefined;
    if (standing) {
      if (!standing.final) show(standing.progress);
      if (!standing.final) return undefined;
      const { verdict, text } = standing.final;
      return { verdict, text: withoutSecrets(text, this.secrets) };
    }
    if (!this.hasLoggedInAgain && isLoggedOut(reply)) {
      this.hasLoggedInAgain = true;
      await this.logIn(web, "yes");
      return undefined;
    }
    throw refused(reply, asked, "yes");
  }

  private async logIn(web: Web, sent: Sent): Promise<void> {
    const { loginurl, username, token, password, file } = this.account;
    const form = new URLSearchParams({ user: username, script: "true" });
    if (password !== undefined) form.set("password", password);
    if (token !== undefined) form.set("token", token);
    const asked = this.asked("the log-in", loginurl, `look at ${file}`);
    const headers = { ...AGENT, "content-type": "application/x-www-form-urlencoded" };
    const body = Buffer.from(form.toString());
    const reply = await web
      .request({ method: "POST", address: loginurl, headers, body })
      .catch((error) => {
        throw unanswered(error, asked, sent);
      });
    this.cookies.take(reply.setCookies);
    if (reply.status === 200) return;
    if (reply.status === 403) {
      const hint = `a new file from https://${this.place.host}/download/kattisrc`;
      const message = `Kattis does not know the user or the token of ${file} (403)`;
      throw new SendFault(message, hint, sent);
    }
    throw refused(reply, asked, sent);
  }

  private asked(what: string, address: string, hint: string): Asked {
    return { judge: "Kattis", what, address, hint, secrets: this.secrets };
  }

  private get secrets(): readonly string[] {
    return [...this.keys, ...this.cookies.secrets];
  }
}

/** The page of the log-in in place of an answer: the session has ended. */
function isLoggedOut({ status, text }: WebReply): boolean {
  return status === 401 || status === 403 || (status >= 300 && status < 400) || text.includes("<");
}
