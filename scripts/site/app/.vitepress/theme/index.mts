import "@fontsource-variable/noto-sans-bengali";
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import LanguageOffer from "../../components/language/LanguageOffer.vue";
import LanguageSwitch from "../../components/language/LanguageSwitch.vue";
import "./style.css";
import "./play.css";
import "./lesson.css";
import "./cards.css";
import "./home.css";

/** Paper has no summary to press: the lesson's text is printed whole. */
function unfoldLesson(): void {
  for (const text of document.querySelectorAll<HTMLDetailsElement>(
    ".play-page .vp-doc > div > details",
  ))
    text.open = true;
}

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "nav-bar-content-after": () => h(LanguageSwitch),
      "nav-screen-content-after": () => h(LanguageSwitch),
      "doc-before": () => h(LanguageOffer),
    }),
  enhanceApp() {
    if (!import.meta.env.SSR) {
      addEventListener("beforeprint", unfoldLesson);
      // For a wall: the board and its player alone.
      const isWall = new URLSearchParams(location.search).has("wall");
      document.documentElement.classList.toggle("wall", isWall);
    }
  },
};

export default theme;
