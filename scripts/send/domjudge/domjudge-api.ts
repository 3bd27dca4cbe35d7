import { type Asked, refused, unanswered } from "../refused";
import { SendFault, type Sent } from "../send-fault";
import type { Web, WebReply } from "../web";
import { domjudgeList, type Listed } from "./domjudge-lists";
import type { Login } from "./netrc";

/** A question to the API: what it is in messages, and where the program is by then. */
export interface Question {
  readonly what: string;
  readonly sent: Sent;
  /** The page that the user can look at; the server's own by default. */
  readonly page?: string;
}

/** The API of one server, asked as one team. */
export class DomjudgeApi {
  readonly secrets: readonly string[];
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  private readonly web: Web;
  private readonly keyFile: string;

  constructor(base: string, { login, password }: Login, keyFile: string, web: Web) {
    const basic = Buffer.from(`${login}:${password}`).toString("base64");
    this.base = base;
    this.web = web;
    this.keyFile = keyFile;
    this.headers = { authorization: `Basic ${basic}`, "user-agent": "judgebench" };
    this.secrets = [password, basic];
  }

  address(place: string): string {
    return `${this.base}api/${place}`;
  }

  asked({ what, page = this.base }: Omit<Question, "sent">, address: string): Asked {
    const { secrets } = this;
    return { judge: "DOMjudge", what, address, hint: `look at ${page}`, secrets };
  }

  /** A good reply; throws a SendFault otherwise. */
  async get(place: string, question: Question): Promise<WebReply> {
    const { what, sent } = question;
    const address = this.address(place);
    const asked = this.asked(question, address);
    const reply = await this.web
      .request({ method: "GET", address, headers: this.headers })
      .catch((error) => {
        throw unanswered(error, asked, sent);
      });
    if (isGood(reply)) return reply;
    if (reply.status !== 401) throw refused(reply, asked, sent);
    const message = `DOMjudge does not take the login of ${this.keyFile} for ${what} (401)`;
    throw new SendFault(message, `look at ${this.keyFile}`, sent);
  }

  /** What one of its lists holds, before anything is sent. */
  async list(place: string): Promise<{ readonly list: Listed[]; readonly reply: WebReply }> {
    const question = {
      what: `the question for its ${place.replace(/.*\//, "")}`,
      sent: "no",
    } as const;
    const reply = await this.get(place, question);
    const list = domjudgeList(reply.text);
    if (list) return { list, reply };
    throw this.noJson(question);
  }

  noJson({ what, sent, page = this.base }: Question): SendFault {
    const message = `DOMjudge answers ${what} with no JSON of its API`;
    return new SendFault(message, `look at ${page}`, sent);
  }
}

export function isGood({ status }: WebReply): boolean {
  return status >= 200 && status < 300;
}
