import type { NightRecord, Progress } from './progress.ts';
import type { NightRow } from './row.ts';
import { isMet, isWell } from './run-row.ts';

const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

function verdictOf(row: NightRow, progress: Progress | undefined): string {
  if (!progress || progress.rounds === 0)
    return progress?.faultCount ? '**not met**' : 'not run yet';
  if (!isWell(row, progress)) return '**not met**';
  return isMet(row, progress) ? 'met' : 'well so far';
}

function goalOf({ rounds, unit, atMost = {} }: NightRow): string {
  const limits = Object.entries(atMost).map(([figure, most]) => `${figure} ≤ ${count(most)}`);
  return [`${count(rounds)} ${unit}`, '0 faults', ...limits].join('; ');
}

function figuresOf({ unit }: NightRow, { rounds, faultCount, figures }: Progress): string {
  const all = Object.entries(figures).map(([figure, value]) => `${figure}: ${count(value)}`);
  return [`${count(rounds)} ${unit}`, `${count(faultCount)} faults`, ...all].join('; ');
}

/** The report as a page of Markdown: figures beside their goals, and of when and which commit each is. */
export function reportOf(
  rows: readonly NightRow[],
  record: NightRecord,
  notBuilt: readonly (readonly [name: string, instead: string])[] = [],
): string {
  const lines = rows.map((row) => {
    const progress = record[row.name];
    const verdict = verdictOf(row, progress);
    if (!progress) return [row.name, row.what, goalOf(row), '', verdict, ''];
    const when = `${progress.at.slice(0, 16).replace('T', ' ')}, \`${progress.commit.slice(0, 9)}\`, ${count(progress.ms / 60_000)} min`;
    return [row.name, row.what, goalOf(row), figuresOf(row, progress), verdict, when];
  });
  const faults = rows.flatMap(({ name }) => {
    const known = record[name]?.faults ?? [];
    return known.length === 0
      ? []
      : [`### ${name}`, '', ...known.map((words) => `- ${cell(words)}`), ''];
  });
  const met = lines.filter(([, , , , verdict]) => verdict === 'met').length;
  return [
    '# The night’s report',
    '',
    'Written by `npm run night`; see [ADR 0074](../adr/0074-the-night-run.md). "Well so far" is a row with fewer rounds than its',
    'goal and no fault in them; the next run on the same build goes on there. Times are UTC.',
    '',
    `${met} of ${lines.length} rows are met.`,
    '',
    '| Row | What | Goal | Figures | Verdict | When |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map((parts) => `| ${parts.map(cell).join(' | ')} |`),
    '',
    ...(notBuilt.length > 0
      ? [
          ...['## Not run by the night', '', '| Row | What there is instead |', '| --- | --- |'],
          ...notBuilt.map((parts) => `| ${parts.map(cell).join(' | ')} |`),
          '',
        ]
      : []),
    ...(faults.length > 0 ? ['## Faults', '', ...faults] : []),
  ].join('\n');
}
