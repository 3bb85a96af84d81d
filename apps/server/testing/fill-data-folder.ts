// Puts an empty database into the data folder that is named: for tests that may import nothing of the server.
import { fillDataFolder } from "./prepared-data.ts";

fillDataFolder(process.argv[2] ?? "");
