import { testTier } from "./toys";

testTier("A");
