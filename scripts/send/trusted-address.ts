import { ExpectedError } from "../base/expected-error";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/**
 * An address that credentials for `host` may go to: by https on that host, or on the loopback. `from` says
 * where it stands: "~/.kattisrc: loginurl".
 */
export function trustedAddress(text: string, host: string, from: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const hint = `write https://${host}/… there`;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ExpectedError(`${from} is no web address; sent: no`, hint);
  }
  if (url.username !== "" || url.password !== "") {
    const message = `${from} has a user or a password inside the address; sent: no`;
    throw new ExpectedError(message, "take them out: the credentials stand in a file of their own");
  }
  if (isLoopback(url.hostname)) return url.href;
  if (url.protocol !== "https:") {
    throw new ExpectedError(`${from} is not https, so credentials could be read; sent: no`, hint);
  }
  if (url.host !== host.toLowerCase()) {
    const message = `${from} leads to ${url.host}, but the credentials are for ${host}; sent: no`;
    throw new ExpectedError(message, hint);
  }
  return url.href;
}
