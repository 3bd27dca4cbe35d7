import { testTier } from "./toys";

testTier("D");
