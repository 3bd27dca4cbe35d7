/**
 * The script that runs in the webview before the page's own: an Exchange (scripts/desk/page/exchange.ts)
 * that passes requests and events on as messages (panel-message.ts). `firstTask` is defined before it.
 */
export const ADAPTER = `
(() => {
  const host = acquireVsCodeApi();
  const waiting = new Map();
  let count = 0;
  let heard = () => {};
  let alive = () => {};
  location.hash = firstTask;
  window.deskExchange = {
    request: (request) =>
      new Promise((done, fail) => {
        count++;
        waiting.set(count, { done, fail });
        host.postMessage({ type: "request", id: count, request });
      }),
    follow(hear, live) {
      heard = hear;
      alive = live;
      host.postMessage({ type: "follow" });
    },
    reload: () => host.postMessage({ type: "reload" }),
  };
  const bytesOf = (base64) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  addEventListener("message", ({ data }) => {
    if (data.type === "event") heard(data.event);
    if (data.type === "alive") alive(data.isAlive);
    if (data.type === "task") dispatchEvent(new CustomEvent("desk-task", { detail: data }));
    if (data.type !== "answer") return;
    const { done, fail } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if (data.answer) done?.({ ...data.answer, bytes: bytesOf(data.answer.base64) });
    else fail?.(new Error("the desk does not answer"));
  });
  const theme = () => {
    const { classList } = document.body; // the light one of high contrast has both classes
    const isDark = ["vscode-dark", "vscode-high-contrast"].some((name) => classList.contains(name)) &&
      !classList.contains("vscode-high-contrast-light");
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  };
  new MutationObserver(theme).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  addEventListener("DOMContentLoaded", theme);
})();
`;
