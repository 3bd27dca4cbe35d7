import { createPrivateKey } from "node:crypto";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openWeb } from "./open-web";

const PATIENCE = { connectMs: 2000, answerMs: 2000 };
const get = (address: string) =>
  openWeb(new AbortController().signal, PATIENCE).request({ method: "GET", address, headers: {} });

const changed = new Map<string, string | undefined>();
function variable(name: string, value: string): void {
  if (!changed.has(name)) changed.set(name, process.env[name]);
  process.env[name] = value;
}
afterEach(() => {
  for (const [name, value] of changed) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  changed.clear();
});

// Of a server on the way that is not the judge's: signed by itself.
const KEY = {
  ...{ kty: "EC", crv: "P-256", x: "lXpmkwZ1xK-1XpHlQWQGUTlvRVofqQqT_PAoKMmiI48" },
  ...{ y: "qQ1Pxa-PMgPYNjUGRlyhkcDNv3P_J_ddDM3SMCGbUQs" },
  d: "1MMaljP1Y-bzy77zl8nQZDB_eyJvCJ8CgaYczMP1Q14",
};
const CERTIFICATE = `MIIBfzCCASWgAwIBAgIUb+W2Z6J7xQ1h3VsNC8Tkrq3ptVUwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0
MCAXDTI2MTEyNzAyNTQxMFoYDzIxMjYxMTAzMDI1NDEwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASV
emaTBnXEr7VekeVBZAZROW9FWh+pCpP88CgoyaIjj6kNT8WvjzID2DY1BkZcoZHAzb9z/yf3XQzN0jAhm1ELo1MwUTAdBgNVHQ4EFgQUXA81eG9t
LTQdYNdqYFUpfXKVZ4wwHwYDVR0jBBgwFoAUXA81eG9tLTQdYNdqYFUpfXKVZ4wwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA
hCzNpt+Gvr5UKAf7hpJaLpJ32+BKzWQfvcV2vr9avOQCIFyq6UFwQ+Ix+1cGZuOc40rZ+8nb5nc7vHHVhcbyVTpD`;

it("a server that nobody vouches for gets nothing, whatever the environment allows", async () => {
  const key = createPrivateKey({ key: KEY, format: "jwk" });
  const cert = `-----BEGIN CERTIFICATE-----\n${CERTIFICATE}\n-----END CERTIFICATE-----\n`;
  let asked = 0;
  const server = createServer(
    { key: key.export({ type: "pkcs8", format: "pem" }), cert },
    (_, response) => {
      asked++;
      response.end("token?");
    },
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  variable("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  try {
    const { port } = server.address() as AddressInfo;
    await expect(get(`https://localhost:${port}/`)).rejects.toMatchObject({
      message: expect.stringMatching(/^the certificate of localhost:\d+ is not good/),
      isBefore: true,
    });
    expect(asked).toBe(0);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

it("says that a proxy is not used where there is no way without it", async () => {
  variable("HTTPS_PROXY", "http://anna:s3cret@proxy.example:3128");
  await expect(get("https://judge.invalid/")).rejects.toMatchObject({
    message: expect.stringMatching(/; HTTPS_PROXY is set, but not used$/),
    isBefore: true,
  });
  await expect(get("http://127.0.0.1:1/")).rejects.toThrow(/^no way to 127.0.0.1:1 \(\w+\)$/);
});
