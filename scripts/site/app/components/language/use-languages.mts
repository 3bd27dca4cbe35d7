import { useData } from "vitepress";
import type { SiteLanguage } from "#site/site-data";

/** The languages of the site; the first one is English, which has every page. */
export function useLanguages(): readonly SiteLanguage[] {
  return useData().theme.value.languages;
}
