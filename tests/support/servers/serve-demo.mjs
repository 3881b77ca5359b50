import { copyDemoData } from '../../../scripts/run/demo-data.mjs';

/** Starts the built server over a copy of the demo world; where that was not made, it makes its own. */
copyDemoData(process.env.DATA_DIR);
await import('../../../.output/server/index.mjs');
