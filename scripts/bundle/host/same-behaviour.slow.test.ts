import { testBehaviour } from "./same-behaviour";

testBehaviour(0);
testBehaviour(1);
