import { testTier } from "./toys";

testTier("C");
