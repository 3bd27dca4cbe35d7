import { testTier } from "./toys";

testTier("E");
