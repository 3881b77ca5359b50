import { expect, test } from 'playwright/test';

import { rawCases } from '#tests/night/support/raw-cases.ts';
import { core } from '#tests/support/browser/core.ts';
import { e2ePort } from '#tests/support/servers/port.ts';
import { sendBytes, statuses } from '#tests/support/servers/raw-http.ts';

/** `npm run night` asks the same of a server of its own. */
test(
  'sixty requests that no browser writes are each answered once, as they must be',
  core,
  async () => {
    const cases = rawCases(`localhost:${e2ePort}`);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    for (const { what, sent, statuses: expected } of cases) {
      const told = statuses(await sendBytes([Buffer.from(sent, 'latin1')]));
      const isExact =
        told.length === expected.length &&
        told.every((status, at) => expected[at]?.includes(status) === true);
      expect([what, told, isExact]).toEqual([what, told, true]);
    }
  },
);
