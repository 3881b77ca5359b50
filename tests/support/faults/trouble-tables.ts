import { errands } from './errands.ts';
import { faultNames, faults } from './faults.ts';
import { errandOutcomes, pageOutcomes } from './outcomes.ts';
import { pageScreens } from './screens.ts';

/** The limits of a product in use, in seconds (`BACKEND_TIMEOUT_MS`). */
const readSeconds = 5;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What operators read of it (`docs/trouble.md`), out of the rows that are walked. */
export function troubleTables(): string {
  const kinds = faultNames.map((name) => [`**${name}**`, faults[name].words]);
  const words = Object.entries({ ...pageOutcomes, ...errandOutcomes });
  const pages = pageScreens.map((screen) => [
    screen.name,
    ...faultNames.map(() => screen.outcome),
    `${screen.waits * readSeconds} s`,
  ]);
  const done = errands.map((errand) => [
    errand.name,
    ...faultNames.map((fault) => (faults[fault].isHeard ? errand.heard : errand.unheard)),
    `${errand.waits * readSeconds} s`,
  ]);
  return [
    '## What can be wrong',
    table(['Fault', 'What it is'], kinds),
    '## What the words mean',
    table(
      ['Word', 'What people see'],
      words.map(([word, meaning]) => [word, meaning]),
    ),
    '## Pages',
    table(['Page', ...faultNames, 'at most after'], pages),
    '## What people do',
    table(['What is done', ...faultNames, 'at most after'], done),
  ].join('\n\n');
}
