import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { progressOf, readRecord, writeRecord } from './engine/progress.ts';
import { reportOf } from './engine/report.ts';
import { isMet, isWell, runRow } from './engine/run-row.ts';
import { nightRows } from './rows/index.ts';
import type { NightRow } from './engine/row.ts';
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
// Servers of a row end with this process, whatever ends it, and databases of theirs with them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
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
const roundsOf = (row: NightRow) => (values.small ? row.smallRounds : row.rounds);
const progressNow = (row: NightRow) => progressOf(record, row.name, build, commit);
const lacking = new Map(chosen.map((row) => [row, row.lacks?.() ?? null]));

/** Runs a row for a while. In slices: what is killed in the middle of one goes on from the end of the one before. */
async function runFor(row: NightRow, limitMs: number): Promise<void> {
  const rounds = roundsOf(row);
  const rowEndsAt = Date.now() + limitMs;
  let after = progressNow(row);
  while (after.rounds < rounds && Date.now() < rowEndsAt) {
    const left = Math.min(row.sliceMs ?? sliceMs, rowEndsAt - Date.now());
    const last = after;
    after = await runRow(row, last, { limitMs: left, rounds, now: () => Date.now() });
    record[row.name] = after;
    writeRecord(recordFile, record);
    writeFileSync(reportFile, reportOf(nightRows, record, notBuilt));
    if (after.rounds === last.rounds) break;
  }
}

function tell(row: NightRow): boolean {
  const lacks = lacking.get(row) ?? null;
  if (lacks !== null) {
    console.log(`${row.name}: not run, this machine has no ${lacks}`);
    return false;
  }
  const after = progressNow(row);
  const isFine = values.small ? isWell(row, after) : isMet(row, after);
  console.log(
    `${isFine ? 'met   ' : isWell(row, after) ? 'going ' : 'MISSED'} ${row.name}: ` +
      `${after.rounds} of ${roundsOf(row)} ${row.unit}, ${after.faultCount} faults, ${JSON.stringify(after.figures)}`,
  );
  for (const words of after.faults.slice(0, 5)) console.log(`       ${words}`);
  return isFine;
}

// Whatever time the quick rows leave is shared among those that are not done yet.
let unfinished = chosen.filter((row) => lacking.get(row) === null);
for (;;) {
  unfinished = unfinished.filter((row) => progressNow(row).rounds < roundsOf(row));
  if (unfinished.length === 0 || endsAt - Date.now() < minuteMs) break;
  const stuck = new Set<NightRow>();
  for (const [index, row] of unfinished.entries()) {
    const before = progressNow(row).rounds;
    const share = Math.max(endsAt - Date.now(), 0) / (unfinished.length - index);
    await runFor(row, values.small ? minuteMs : share);
    if (progressNow(row).rounds === before) stuck.add(row);
    tell(row);
  }
  unfinished = values.small ? [] : unfinished.filter((row) => !stuck.has(row));
}
const met = chosen.filter(tell).length;
console.log(`${met} passed, ${chosen.length - met} failed: ${reportFile}`);
process.exit(met < chosen.length ? 1 : 0);
