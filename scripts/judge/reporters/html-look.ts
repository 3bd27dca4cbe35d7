/** Style and script of the HTML report; the script is the only one that the page may run. */
export const REPORT_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--d-paper);color:var(--d-ink)}
main{max-width:70rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
h1{font-size:1.6rem;margin:0 0 .25rem}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
h3{font-size:.9rem;margin:.5rem 0 .25rem;color:var(--d-muted)}
.lead,.figures{color:var(--d-muted);font-weight:400;overflow-wrap:anywhere}
.trouble,.verdict{color:var(--d-warm)}
details{border-top:1px solid var(--d-line);padding:.6rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}
.blocks{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:1rem}
section{min-width:0}
pre{background:var(--d-cell);padding:.6rem .75rem;border-radius:.4rem;margin:0;overflow:auto;max-height:22rem;font:.88rem/1.45 ui-monospace,"DejaVu Sans Mono",monospace}
mark{background:none;color:var(--d-warm);font-weight:700;text-decoration:underline;text-underline-offset:3px}
.filters{display:flex;flex-wrap:wrap;gap:.4rem}
button{font:inherit;color:inherit;background:var(--d-raised);border:1px solid var(--d-line);border-radius:.5rem;padding:.2rem .75rem;cursor:pointer}
button[aria-pressed=true]{background:var(--d-soft);border-color:var(--d-accent);box-shadow:inset 0 -3px var(--d-accent)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--d-line)}
th{color:var(--d-muted);font-weight:500}
svg{display:block;width:100%;height:auto;max-width:48rem}
.picture svg{max-width:22rem;margin:.5rem 0}
:focus-visible{outline:2px solid var(--d-accent);outline-offset:2px}
[hidden]{display:none!important}
`;

export const REPORT_SCRIPT = `
const buttons = [...document.querySelectorAll("[data-filter]")];
for (const button of buttons) {
  button.addEventListener("click", () => {
    const verdict = button.dataset.filter;
    for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
    for (const item of document.querySelectorAll("[data-verdict]")) {
      const hide = verdict !== "" && !item.dataset.verdict.split(" ").includes(verdict);
      if (hide) item.setAttribute("hidden", "");
      else item.removeAttribute("hidden");
    }
  });
}
`;
