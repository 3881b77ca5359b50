import { describe, expect, it } from 'vitest';

import { checkSecurityTable, faultsOfTable, rowsOf, sentenceOf } from './table.mjs';

const files = { 'tests/a.test.ts': "it('opens nothing', () => {})" };
const read = (path) => files[path] ?? null;
const row = (id, state, evidence) => `| ${id} | 1 | ${state} | ${evidence} |`;
const page = (...rows) => `${sentenceOf(rowsOf(rows.join('\n')))}\n\n${rows.join('\n')}`;

describe('the table of security requirements', () => {
  it('cites files that are there, and titles that stand in them', () => {
    expect(checkSecurityTable()).toEqual([]);
  });

  it('is refused for a row without evidence, a file that is gone and a title that was changed', () => {
    const text = page(
      row('V1.1.1', 'met', '`tests/a.test.ts` “opens nothing”'),
      row('V1.1.2', 'met', 'Surely.'),
      row('V1.1.3', 'met', '`tests/gone.test.ts`'),
      row('V1.1.4', 'met', '`tests/a.test.ts` “opens everything”'),
      row('V1.1.5', 'not met', ''),
      row('V1.1.6', 'nearly', 'Soon.'),
      row('V1.1.7', 'not met', 'No one has built it.'),
    );
    expect(faultsOfTable(text, read, 7)).toEqual([
      'V1.1.2: is met, and cites no file',
      'V1.1.3: there is no tests/gone.test.ts',
      'V1.1.4: tests/a.test.ts has no “opens everything”',
      'V1.1.5: has neither evidence nor a reason',
      'V1.1.6: “nearly” is no state',
    ]);
  });

  it('is refused when it counts wrongly, has a requirement twice, or lacks one', () => {
    const once = row('V1.1.1', 'n/a', 'No LDAP.');
    expect(faultsOfTable(once, read, 1)).toEqual([
      'the top should say: Of 1 requirements 0 are met, 1 do not apply and 0 are not met.',
    ]);
    expect(faultsOfTable(page(once, once), read, 2)).toEqual(['V1.1.1: is there twice']);
    expect(faultsOfTable(page(once), read, 2)).toEqual(['there are 1 rows, not 2']);
  });
});
