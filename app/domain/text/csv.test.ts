import fc from 'fast-check';
import { expect, it } from 'vitest';

import { csvOf } from './csv.ts';

it('writes rows with a mark for UTF-8, quoting what needs it', () => {
  expect(
    csvOf([
      ['a', 'b, c'],
      ['say "x"', 'two\nlines'],
    ]),
  ).toBe('\uFEFFa,"b, c"\r\n"say ""x""","two\nlines"\r\n');
});

it('lets no cell be a formula, and leaves numbers alone', () => {
  for (const bad of ['=1+1', '+1', '-x', '@SUM(A1)', '\tx', '\rx', ' =1', '-1-1', '-1.5.2'])
    expect(csvOf([[bad]])).toMatch(/^\uFEFF"?'/);
  expect(csvOf([['-52.00', '7', '0.5', '-3']])).toBe('\uFEFF-52.00,7,0.5,-3\r\n');
  expect(csvOf([[{ cents: -5_200 }, { cents: 7 }]])).toBe('\uFEFF-52.00,0.07\r\n');
});

/** Reads a file back as the standard says. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g)) {
    const cells = [...(line[1] ?? '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}

it('is read back as it was', () => {
  const cell = fc.string().filter((text) => !/^\s*[=+\-@\t\r]/.test(text) && text !== '');
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      expect(read(csvOf(rows))).toEqual(rows);
    }),
  );
});
