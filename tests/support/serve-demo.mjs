import { cpSync, existsSync } from 'node:fs';

import { demoData } from '../../scripts/demo-data.mjs';

/** Starts the built server over a copy of the demo world; where that was not made, it makes its own. */
if (existsSync(demoData)) cpSync(demoData, process.env.DATA_DIR, { recursive: true });
await import('../../.output/server/index.mjs');
