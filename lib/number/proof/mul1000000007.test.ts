import { holdProducts } from "../../../scripts/testing/hold-products";
import { mul1000000007 } from "../mul1000000007";

holdProducts(1000000007, mul1000000007);
