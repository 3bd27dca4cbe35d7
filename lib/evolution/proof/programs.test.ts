import { holdPrograms } from "../../../scripts/testing/hold-programs";

holdPrograms("evolution");
