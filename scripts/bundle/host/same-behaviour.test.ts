import { testBehaviour } from "./same-behaviour";

testBehaviour(0);
