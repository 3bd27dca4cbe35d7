import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import CoinsPlay from "../../components/CoinsPlay.vue";
import KnightPlay from "../../components/KnightPlay.vue";
import ProblemTable from "../../components/ProblemTable.vue";
import QueensPlay from "../../components/QueensPlay.vue";
import SlidingPlay from "../../components/SlidingPlay.vue";
import StonesPlay from "../../components/StonesPlay.vue";
import "./style.css";
import "./play.css";

const components = { CoinsPlay, KnightPlay, ProblemTable, QueensPlay, SlidingPlay, StonesPlay };

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    for (const [name, component] of Object.entries(components)) app.component(name, component);
  },
};

export default theme;
