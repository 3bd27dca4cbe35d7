import { timingSafeEqual } from "node:crypto";

/** What the server knows about itself. */
export interface Door {
  readonly port: number;
  readonly token: string;
}

/** The head of a request, as far as trust depends on it. */
export interface RequestHead {
  readonly method: string;
  /** "/events?from=1" */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

export const ENTRANCE = "/enter";

/** Cookies do not know ports: each server has a name of its own. */
export function cookieName({ port }: Door): string {
  return `desk-${port}`;
}

export function cookieOf(door: Door): string {
  return `${cookieName(door)}=${door.token}; Path=/; HttpOnly; SameSite=Strict`;
}

export function address({ port }: Pick<Door, "port">): string {
  return `http://127.0.0.1:${port}`;
}

/** The address that jb desk prints: its token lets a browser in. */
export function entrance(door: Door): string {
  return `${address(door)}${ENTRANCE}?token=${door.token}`;
}

/** Why a request is not the user's own page; undefined when it is. */
export function refusal({ method, url, headers }: RequestHead, door: Door): Refusal | undefined {
  const hosts = [`127.0.0.1:${door.port}`, `localhost:${door.port}`];
  const { host, origin, cookie } = headers;
  // Another name means that a page made its own name point here (DNS rebinding).
  if (typeof host !== "string" || !hosts.includes(host)) return refuse(403, "another host's name");
  if (origin !== undefined && origin !== `http://${host}`) return refuse(403, "another origin");
  const site = headers["sec-fetch-site"];
  const isEntering = url.startsWith(`${ENTRANCE}?`);
  // Who knows the token comes from a terminal or from the file of --open.
  if ((site === "cross-site" || site === "same-site") && !isEntering) {
    return refuse(403, "another site");
  }
  if (method !== "GET" && method !== "POST") return refuse(405, "GET and POST alone");
  if (method === "POST" && origin === undefined) return refuse(403, "no origin");
  if (method === "POST" && !/^application\/json\b/.test(String(headers["content-type"]))) {
    return refuse(415, "JSON alone");
  }
  const token =
    isEntering && method === "GET" ? tokenIn(url) : cookieIn(String(cookie ?? ""), door);
  return isToken(token, door.token)
    ? undefined
    : refuse(403, "open the address that jb desk printed");
}

function tokenIn(url: string): string {
  return new URLSearchParams(url.slice(ENTRANCE.length + 1)).get("token") ?? "";
}

function cookieIn(cookies: string, door: Door): string {
  const start = `${cookieName(door)}=`;
  const cookie = cookies.split(/; */).find((part) => part.startsWith(start));
  return cookie?.slice(start.length) ?? "";
}

function isToken(sent: string, token: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuse(status: number, reason: string): Refusal {
  return { status, reason };
}
