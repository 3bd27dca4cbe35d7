import { render } from "preact";
import { App } from "./app";
import { applyTheme } from "./remembered";

applyTheme();
render(<App />, document.getElementById("desk")!);
