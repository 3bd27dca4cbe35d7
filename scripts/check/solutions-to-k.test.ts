import { holdSolutions } from "../testing/hold-solutions";

holdSolutions(/^[0-9a-k]/);
