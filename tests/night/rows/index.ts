import { databaseNames } from '../support/ground.ts';
import type { NightRow } from '../engine/row.ts';
import { canaries } from './canaries.ts';
import { clocks } from './clocks.ts';
import { decisionKills } from './decision-kills.ts';
import { destinations } from './destinations.ts';
import { fullDisk } from './full-disk.ts';
import { fuzzedSurfaces } from './fuzz.ts';
import { load } from './load.ts';
import { mutants } from './mutants.ts';
import { orderKills } from './order-kills.ts';
import { orderModel } from './order-model.ts';
import { checkoutRaces, orderRaces } from './order-races.ts';
import { pictures } from './pictures.ts';
import { rawRequests } from './raw-requests.ts';
import { cleanedTexts, storedTexts } from './scripts-in-texts.ts';
import { soak } from './soak.ts';
import { startSettings } from './start-settings.ts';
import { surfaceScan } from './surface-scan.ts';
import { slowConnections } from './slow-connections.ts';
import { stops } from './stops.ts';
import { suites } from './suites.ts';
import { timings } from './timing.ts';
import { uploadKills } from './upload-kills.ts';

/** Every row that the night runs, the most valuable first. */
export const nightRows: readonly NightRow[] = [
  ...databaseNames.map(orderModel),
  ...databaseNames.map(orderRaces),
  ...databaseNames.map(checkoutRaces),
  ...databaseNames.map(orderKills),
  ...databaseNames.map(decisionKills),
  uploadKills,
  ...fuzzedSurfaces,
  destinations,
  rawRequests,
  stops,
  pictures,
  canaries,
  clocks,
  ...databaseNames.map(fullDisk),
  slowConnections,
  load(167, 500),
  load(333, 500),
  cleanedTexts,
  storedTexts,
  ...timings,
  startSettings,
  surfaceScan,
  mutants,
  soak,
  ...suites,
];
