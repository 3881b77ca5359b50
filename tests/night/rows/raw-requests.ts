import { setTimeout as pause } from 'node:timers/promises';

import { e2ePort } from '#tests/support/servers/port.ts';
import { sendBytes, statuses } from '#tests/support/servers/raw-http.ts';
import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { rawCases } from '../support/raw-cases.ts';

const port = e2ePort + 9;
const cases = rawCases(`localhost:${port}`);

/** Requests byte by byte as no browser writes them. */
export const rawRequests: NightRow = {
  name: 'T-RAW',
  what: `${cases.length} requests byte by byte: smuggled, doubled, broken, of another host; exact answers, one for each`,
  rounds: cases.length,
  unit: 'cases',
  smallRounds: cases.length,
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context);
    return {
      async round(index) {
        const {
          what,
          sent,
          statuses: expected,
        } = cases[index] ?? { what: '', sent: '', statuses: [] };
        const bytes = Buffer.from(sent, 'latin1');
        const answer = await Promise.race([sendBytes([bytes], port), pause(20_000, 'no end')]);
        const told = statuses(answer);
        const isFine =
          told.length === expected.length &&
          told.every((status, at) => expected[at]?.includes(status) === true);
        if (!isFine) tally.fault(`${what}: ${told.join(' ')} ${answer.slice(0, 80)}`);
        if (!ground.server().isRunning()) tally.fault(`${what}: the process is gone`);
        tally.add('exact answers', isFine ? 1 : 0);
      },
      close: ground.remove,
    };
  },
};
