import { holdProducts } from "../../../scripts/testing/hold-products";
import { mul998244353 } from "../mul998244353";

holdProducts(998244353, mul998244353);
