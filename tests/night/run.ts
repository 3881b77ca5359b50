import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { progressOf, readRecord, writeRecord } from './engine/progress.ts';
import { reportOf } from './engine/report.ts';
import { isMet, isWell, runRow } from './engine/run-row.ts';
import { nightRows } from './rows/index.ts';
import { notBuilt } from './rows/not-built.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    hours: { type: 'string', default: '8' },
    small: { type: 'boolean', default: false },
    work: { type: 'string', default: join(tmpdir(), 'astera-night') },
    list: { type: 'boolean', default: false },
  },
});
const docs = 'docs/operate';
const minuteMs = 60_000;
const sliceMs = 10 * minuteMs;

/** What `--only T-KILL,T-RACE` names: rows by their first words. */
const wanted = values.only?.split(',').map((name) => name.trim());
const chosen = nightRows.filter(
  ({ name }) => wanted?.some((one) => name === one || name.startsWith(`${one} `)) ?? true,
);
if (chosen.length === 0) throw new Error(`no row is called ${values.only}`);
if (values.list) {
  for (const { name, what } of chosen) console.log(`${name}: ${what}`);
  process.exit();
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = git('rev-parse', 'HEAD');
const mark = '.output/built-from';
const build = existsSync(mark) ? readFileSync(mark, 'utf8') : commit;
// What a short run finds is no figure of the plan.
const folder = values.small ? join(values.work, 'small') : docs;
const recordFile = join(folder, 'night-figures.json');
const reportFile = join(folder, 'night-report.md');
mkdirSync(folder, { recursive: true });

const record = values.small ? {} : readRecord(recordFile);
const endsAt = Date.now() + Number(values.hours) * 60 * minuteMs;
let failed = 0;
for (const [index, row] of chosen.entries()) {
  const lacks = row.lacks?.() ?? null;
  if (lacks !== null) {
    console.log(`${row.name}: not run, this machine has no ${lacks}`);
    failed += 1;
    continue;
  }
  const share = (endsAt - Date.now()) / (chosen.length - index);
  const before = progressOf(record, row.name, build, commit);
  const rounds = values.small ? row.smallRounds : row.rounds;
  const limitMs = values.small ? minuteMs : Math.max(share, 0);
  const rowEndsAt = Date.now() + limitMs;
  let after = before;
  // In slices: what is killed in the middle of one goes on from the end of the one before.
  while (after.rounds < rounds && Date.now() < rowEndsAt) {
    const left = Math.min(sliceMs, rowEndsAt - Date.now());
    const last = after;
    after = await runRow(row, last, { limitMs: left, rounds, now: () => Date.now() });
    record[row.name] = after;
    writeRecord(recordFile, record);
    writeFileSync(reportFile, reportOf(nightRows, record, notBuilt));
    if (after.rounds === last.rounds) break;
  }
  const isFine = values.small ? isWell(row, after) : isMet(row, after);
  if (!isFine) failed += 1;
  console.log(
    `${isFine ? 'met   ' : isWell(row, after) ? 'going ' : 'MISSED'} ${row.name}: ` +
      `${after.rounds} of ${rounds} ${row.unit}, ${after.faultCount} faults, ${JSON.stringify(after.figures)}`,
  );
  for (const words of after.faults.slice(0, 5)) console.log(`       ${words}`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed: ${reportFile}`);
process.exit(failed > 0 ? 1 : 0);
