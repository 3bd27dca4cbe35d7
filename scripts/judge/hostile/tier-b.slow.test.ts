import { testTier } from "./toys";

testTier("B");
