import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import type { NightRow } from '../engine/row.ts';

/** Rules, and the tests beside them that must notice when one of them is another. */
interface Target {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}
const within = (folder: string, ...names: readonly string[]): Target => ({
  files: names.map((name) => `app/domain/${folder}/${name}.ts`),
  tests: names.map((name) => `app/domain/${folder}/${name}.test.ts`),
});

/** One after the other, the most valuable first. */
export const mutationTargets: readonly Target[] = [
  within('order/transitions', 'order-move'),
  within('payment', 'payment-move'),
  within('payment', 'payment'),
  within('account', 'role'),
  within('account', 'account'),
  within('video', 'video'),
  within('video', 'upload-pace'),
  within('account', 'destination'),
  within('money', 'earnings'),
  within('checkout', 'shipping'),
  within('order/transitions', 'order-command'),
  within('order/desk', 'desk'),
];

const report = v.object({
  files: v.record(
    v.string(),
    v.object({
      mutants: v.array(
        v.object({
          status: v.string(),
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          location: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
        }),
      ),
    }),
  ),
});
const killed = ['Killed', 'Timeout'];
const survived = ['Survived', 'NoCoverage'];
const goalPercent = 85;

/** Changes the rules one place at a time; each file's tests must notice most of it. */
export const mutants: NightRow = {
  name: 'Stryker',
  what: 'rules changed in one place at a time: orders, payments, accounts, destinations, money, the arithmetic of chunks; their own tests notice',
  rounds: mutationTargets.length,
  unit: `groups of rules, ${goalPercent} % of each killed`,
  smallRounds: 1,
  open: ({ tally, folder }) => {
    let all = 0;
    let alive = 0;
    return Promise.resolve({
      async round(index) {
        const target = mutationTargets[index];
        if (!target) throw new Error(`there is no group ${index}`);
        const file = join(folder, `mutants-${index}.json`);
        const child = spawn(
          'tests/mutants/node_modules/.bin/stryker',
          ['run', 'tests/mutants/stryker.config.mjs'],
          {
            stdio: 'ignore',
            env: {
              ...process.env,
              MUTANTS: target.files.join(','),
              MUTANT_TESTS: target.tests.join(','),
              MUTANT_REPORT: file,
            },
          },
        );
        await once(child, 'close');
        if (!existsSync(file)) throw new Error(`Stryker ended with ${child.exitCode}`);
        const { files } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')));
        for (const [name, { mutants: found }] of Object.entries(files)) {
          const dead = found.filter(({ status }) => killed.includes(status)).length;
          const left = found.filter(({ status }) => survived.includes(status));
          all += dead + left.length;
          alive += left.length;
          const percent = (100 * dead) / Math.max(dead + left.length, 1);
          if (percent < goalPercent) {
            const places = left.map(
              ({ location: { start }, mutatorName }) =>
                `${mutatorName} ${start.line}:${start.column}`,
            );
            tally.fault(`${name}: ${percent.toFixed(1)} % killed; ${places.join(', ')}`);
          }
        }
      },
      close() {
        tally.add('mutants', all);
        tally.add('mutants that survived', alive);
        return Promise.resolve();
      },
    });
  },
};
