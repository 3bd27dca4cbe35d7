import { holdSolutions, ROUNDS } from "../testing/hold-solutions";

holdSolutions(/./, ROUNDS);
