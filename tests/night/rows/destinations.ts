import { assert, property } from 'fast-check';

import { anyDestination, staysOnSite } from '#tests/support/servers/any-destination.ts';
import { tricks } from '../../../app/domain/account/destination-tricks.ts';
import type { NightRow } from '../engine/row.ts';

const eachRound = 1_000;

/** Whatever a link says that people are to go on to, they stay on the site. */
export const destinations: NightRow = {
  name: 'T-REDIR',
  what: 'texts as the destination after signing in; none leads off the site, and each is itself safe again',
  rounds: 300,
  unit: `rounds of ${eachRound} texts`,
  smallRounds: 10,
  open: ({ tally }) =>
    Promise.resolve({
      round(index) {
        assert(property(anyDestination, staysOnSite), { seed: index, numRuns: eachRound });
        if (index === 0 && !tricks.every((trick) => staysOnSite(String(trick))))
          tally.fault('a known trick leads off the site');
        tally.add('texts', eachRound);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    }),
};
