import { ExpectedError } from "../../base/expected-error";
import type { Keys } from "../site";
import { trustedAddress } from "../trusted-address";
import { type Kattisrc, readKattisrc } from "./kattisrc";

export interface Account extends Kattisrc {
  readonly file: string;
}

/** The user's account on a host, from the kattisrc of that host. */
export function accountFor(host: string, keys: Keys): Account {
  const files = keys.kattisrc(host);
  const others: string[] = [];
  for (const { name, text } of files) {
    const read = readKattisrc(text);
    if (typeof read === "string") {
      throw new ExpectedError(`${name} ${read}; sent: no`, `https://${host}/download/kattisrc`);
    }
    if (read.hostname.toLowerCase() !== host) {
      others.push(`${name} is for ${read.hostname}`);
      continue;
    }
    const address = (key: "loginurl" | "submissionurl" | "submissionsurl") =>
      trustedAddress(read[key], host, `${name}: ${key}`);
    const [loginurl, submissionurl] = [address("loginurl"), address("submissionurl")];
    return {
      ...read,
      loginurl,
      submissionurl,
      submissionsurl: address("submissionsurl"),
      file: name,
    };
  }
  const otherHosts = others.length > 0 ? ` (${others.join(", ")})` : "";
  const hint = `put https://${host}/download/kattisrc into ~/.kattisrc, or ~/.kattisrc.${host} beside another`;
  throw new ExpectedError(`no kattisrc for ${host}${otherHosts}; sent: no`, hint);
}
