import { expect, it } from "vitest";
import { panelHtml, troubleHtml } from "./panel-html";
import { failed, noNode } from "./trouble";

it("keeps the page's script whole inside the webview's document, which loads nothing", () => {
  const pieces = { script: 'x("</script>")', style: "", slug: "a-</script>", nonce: "abc" };
  const html = panelHtml(pieces);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain("script-src 'nonce-abc'");
});

it("says in one line what is wrong, with ways on", () => {
  const html = troubleHtml(noNode());
  expect(html).toContain("no Node in the PATH");
  expect(html).toContain('href="command:judgebench.openNode"');
  expect(troubleHtml({ message: "<b>&", ways: [] })).toContain("&#60;b&#62;&#38;");
});

it("shows the error and the hint of a command that failed", () => {
  const { message } = failed("warning: x\nerror: the disk is full\n  try: df -h .\n");
  expect(message).toBe("the disk is full (try: df -h .)");
  expect(failed("").message).toBe("it ended");
});
