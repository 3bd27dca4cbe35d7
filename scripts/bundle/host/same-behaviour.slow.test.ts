import { testBehaviour } from "./same-behaviour";

testBehaviour(1);
