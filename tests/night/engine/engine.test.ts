import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { progressOf, readRecord, writeRecord, type Progress } from './progress.ts';
import { reportOf } from './report.ts';
import type { NightRow } from './row.ts';
import { isMet, runRow } from './run-row.ts';

/** A row of ten rounds that adds up the numbers of its rounds; a round takes a second. */
function rowOf(faultyRound = -1) {
  let now = 0;
  const asked: number[] = [];
  const row: NightRow = {
    ...{ name: 'T-SUM', what: 'adds | up', rounds: 10, unit: 'numbers', smallRounds: 2 },
    atMost: { largest: 9 },
    open: ({ tally }) =>
      Promise.resolve({
        round(index) {
          now += 1_000;
          asked.push(index);
          tally.add('sum', index);
          tally.max('largest', index);
          if (index === faultyRound) throw new Error('seven | is wrong');
          return Promise.resolve();
        },
        close: () => Promise.resolve(),
      }),
  };
  const run = (before: Progress, limitMs: number) =>
    runRow(row, before, { limitMs, rounds: row.rounds, now: () => now });
  return { row, asked, run };
}
const fresh = () => progressOf({}, 'T-SUM', 'build', 'commit');

it('a row goes on where it stopped, and is met when all rounds were well', async () => {
  const { row, asked, run } = rowOf();
  const first = await run(fresh(), 4_000);
  expect([first.rounds, isMet(row, first)]).toEqual([4, false]);
  const second = await run(first, 60_000);
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(second).toMatchObject({ rounds: 10, ms: 10_000, figures: { sum: 45, largest: 9 } });
  expect(isMet(row, second)).toBe(true);
});

it('a round that throws is a fault, and the next ones are run', async () => {
  const { row, run } = rowOf(7);
  const all = await run(fresh(), 60_000);
  expect([all.rounds, all.faultCount, isMet(row, all)]).toEqual([10, 1, false]);
  expect(all.faults).toEqual(['round 7: seven | is wrong']);
});

it('a figure above its limit is not met', async () => {
  const { row, run } = rowOf();
  const all = await run(fresh(), 60_000);
  expect(isMet({ ...row, atMost: { largest: 8 } }, all)).toBe(false);
});

it('what was done on another build begins anew', () => {
  const known = { ...fresh(), rounds: 5 };
  const record = { 'T-SUM': known };
  expect(progressOf(record, 'T-SUM', 'build', 'later')).toMatchObject({
    rounds: 5,
    commit: 'later',
  });
  expect(progressOf(record, 'T-SUM', 'another', 'later')).toMatchObject({ rounds: 0 });
});

it('a record is read as it was written, and one that is not there is empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'night-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'deep', 'figures.json');
  expect(readRecord(file)).toEqual({});
  writeRecord(file, { 'T-SUM': fresh() });
  expect(Object.keys(readRecord(file))).toEqual(['T-SUM']);
});

it('the report has figures beside goals, says what was never run, and names faults', async () => {
  const { row, run } = rowOf(7);
  const never = { ...row, name: 'T-NEVER' };
  const report = reportOf([row, never], { 'T-SUM': await run(fresh(), 60_000) });
  expect(report).toContain('| T-SUM | adds \\| up | 10 numbers; 0 faults; largest ≤ 9 |');
  expect(report).toContain('sum: 45; largest: 9 | **not met** | 1970-01-01 00:00, `commit`');
  expect(report).toContain(
    '| T-NEVER | adds \\| up | 10 numbers; 0 faults; largest ≤ 9 |  | not run yet |',
  );
  expect(report).toContain('0 of 2 rows are met.');
  expect(report).toContain('### T-SUM');
});
