import { randomInt } from 'node:crypto';

import { toJSON } from 'seroval';
import * as v from 'valibot';

import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { chanceOfDifference, median } from '../support/mann-whitney.ts';
import { openPeople } from '../support/people.ts';

const pairs = 500;
const hourMs = 3_600_000;
const eachHour = 40;
const listed = v.array(v.looseObject({ slug: v.string() }));

/** Whether how long an answer takes tells if there is an account. */
const timingOf = (name: 'signIn' | 'requestReset', what: string): NightRow => ({
  name: `T-TIME ${what}`,
  what: `${what} with a name that there is and with one that there is not, in turn: equal answers in equal time`,
  rounds: pairs,
  unit: 'pairs',
  smallRounds: 40,
  atMost: { 'difference that is no chance, in ms': 2 },
  async open({ tally, folder }) {
    const ground = await openGround({ tally, folder }, 'PGlite', {
      movesClock: true,
      settings: { TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' },
    });
    const site = await openPeople(ground.origin);
    const users = v.parse(listed, await site.read('/wp-json/wp/v2/users?per_page=50&context=edit'));
    const names = users.map(({ slug }) => slug).filter((slug) => slug !== 'admin');
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    async function ask(login: string): Promise<number> {
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
      const data =
        name === 'signIn'
          ? { username: login, password: 'not-the-password' }
          : { username: login, locale: 'en' };
      const began = performance.now();
      const answer = await fetch(`${ground.origin}${site.addressOf(name)}`, {
        method: 'POST',
        headers: {
          ...{ origin: ground.origin, 'sec-fetch-site': 'same-origin' },
          ...{ 'content-type': 'application/json', 'x-tsr-serverfn': 'true' },
          'x-forwarded-for': address,
        },
        body: JSON.stringify(toJSON({ data, context: {} })),
      });
      const text = await answer.text();
      const ms = performance.now() - began;
      answers.add(`${answer.status} ${text.replaceAll(/[0-9a-f-]{36}/g, 'id')}`);
      return ms;
    }
    for (let n = 0; n < 10; n += 1) await ask(`unknown-user-${n}`);
    return {
      async round(index) {
        // The limits on guessing begin anew.
        if (index % eachHour === eachHour - 1) ground.server().moveClock(25 * hourMs);
        const name = names[index % names.length] ?? '';
        const other = `x${name.slice(1)}-${index}`;
        if (index % 2 === 0) {
          known.push(await ask(name));
          unknown.push(await ask(other));
        } else {
          unknown.push(await ask(other));
          known.push(await ask(name));
        }
      },
      async close() {
        const difference = Math.abs(median(known) - median(unknown));
        const chance = chanceOfDifference(known, unknown);
        tally.max('median of a known name in ms', median(known));
        tally.max('difference of medians in ms', difference);
        tally.max('difference that is no chance, in ms', chance > 0.01 ? 0 : difference);
        if (answers.size !== 1)
          tally.fault(`answers differ: ${[...answers].join(' | ').slice(0, 500)}`);
        await ground.remove();
      },
    };
  },
});

export const timings: readonly NightRow[] = [
  timingOf('signIn', 'sign-in'),
  timingOf('requestReset', 'reset'),
];
