import { expectedFunctions } from '../../support/matrix/server-function-table.ts';
import { backendEndpoints } from '../../support/matrix/backend-endpoint-table.ts';
import { videoEndpoints } from '../../support/matrix/video-endpoint-table.ts';
import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { openPeople } from '../support/people.ts';

const secret = 'canary7f3a9c';
const card = '4242424242424242';
const fields = [
  ...[
    'username',
    'password',
    'currentPassword',
    'newPassword',
    'email',
    'token',
    'code',
    'key',
    'secret',
  ],
  ...[
    'attempt',
    'firstName',
    'lastName',
    'address1',
    'phone',
    'iban',
    'card',
    'number',
    'reference',
    'words',
  ],
  ...['title', 'note', 'find', 'search', 'destination'],
];
/** Such as would begin a line of their own, or colour a terminal. */
const values = [
  secret,
  `${secret}\r\n{"level":"info","msg":"forged-line"}`,
  `\u001b[31m${secret}\u001b[0m`,
  `${secret}@example.test`,
  `${secret} ${card}`,
];
const functions = Object.entries(expectedFunctions);
const endpoints = [...backendEndpoints, ...videoEndpoints];
const calls = [
  ...functions.map(([name, { method }]) => ({ name, method })),
  ...endpoints.flatMap(({ methods, path }) =>
    methods.split(' ').map((method) => ({ path, method })),
  ),
];

/** Secrets in every field, header and query of every function and endpoint; the log has none of them. */
export const canaries: NightRow = {
  name: 'T-LOG',
  what: 'planted secrets, card numbers, line ends and colours in every field, header and query; none is in the log, each line is one object',
  rounds: calls.length * values.length,
  unit: 'calls',
  smallRounds: calls.length,
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, 'PGlite', { settings: { LOG_LEVEL: 'debug' } });
    const { origin } = ground;
    const site = await openPeople(origin);
    await Promise.all(['', 'fan', 'manager', 'admin'].filter(Boolean).map(site.cookieOf));
    return {
      async round(index) {
        const call = calls[index % calls.length];
        const value = values[Math.floor(index / calls.length)] ?? secret;
        if (!call) throw new Error('there is no such call');
        const data = Object.fromEntries(fields.map((field) => [field, value]));
        if ('name' in call) {
          for (const as of ['', 'fan', 'admin']) await site.call(call.name, data, as, call.method);
        } else {
          const path = call.path.replaceAll('{}', '7');
          const text = encodeURIComponent(value);
          const answer = await fetch(
            `${origin}${path}${path.includes('?') ? '&' : '?'}token=${text}&consumer_secret=${text}&search=${text}`,
            {
              method: call.method,
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${secret}`,
                cookie: `__Host-sid=${secret}; other=${secret}`,
                referer: `${origin}/account/reset-password?t=${secret}`,
                'user-agent': `${secret} (${card})`,
                'x-forwarded-for': secret,
                'x-request-id': secret,
              },
              ...(['GET', 'HEAD'].includes(call.method) ? {} : { body: JSON.stringify(data) }),
            },
          );
          await answer.text();
        }
        tally.add('calls');
      },
      async close() {
        await ground.server().end('SIGTERM');
        const lines = ground
          .output()
          .split('\n')
          .filter((line) => line !== '');
        tally.add('lines of the log', lines.length);
        for (const line of lines) {
          if (line.includes(secret) || line.includes(card))
            tally.fault(`in the log: ${line.slice(0, 400)}`);
          if (!isObject(line) || line.includes('\u001b'))
            tally.fault(`no line of ours: ${line.slice(0, 200)}`);
        }
        await ground.remove();
      },
    };
  },
};

function isObject(line: string): boolean {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && 'level' in parsed;
  } catch {
    return false;
  }
}
