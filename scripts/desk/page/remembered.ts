const THEME = "desk-theme";

/** Gives the page the theme of last time; without one it follows the system. */
export function applyTheme(): void {
  const theme = recall(THEME);
  if (theme) document.documentElement.dataset.theme = theme;
}

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = isDark ? "light" : "dark";
  remember(THEME, dataset.theme);
}

/** A private window may have no storage: then nothing is remembered. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is lost but the wish
  }
}
