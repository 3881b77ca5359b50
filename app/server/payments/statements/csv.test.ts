import { describe, expect, it } from 'vitest';

import type { CsvLayout } from '#domain/payment/statement/csv-layout.ts';
import { maxBookings } from '#domain/payment/statement/statement-line.ts';

import { readStatement } from './read-statement.server.ts';

const nothingKnown = { find: () => Promise.resolve(null) };
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function unknown(bytes: Uint8Array) {
  const read = await readStatement(bytes, nothingKnown);
  if (read.kind !== 'unknown-csv') throw new Error('it was known');
  return read.csv;
}

/** What a file holds, read by the layout that is proposed for it. */
async function linesOf(bytes: Uint8Array, own: Partial<CsvLayout> = {}) {
  const { guess } = await unknown(bytes);
  const read = await readStatement(bytes, nothingKnown, { ...guess, ...own });
  if (read.kind !== 'statement') throw new Error('it was not read');
  return read.statement;
}
const outcomeOf = (bytes: Uint8Array, own: Partial<CsvLayout> = {}) =>
  linesOf(bytes, own).catch((error: { problem?: unknown }) => error.problem);

const german = `Umsatzanzeige;02.11.2026
Kunde;Astera

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung;Info
02.11.2026;03.11.2026;Maria Papadopoulou;"RF4541; danke";1.085,50;EUR;Umsatz gebucht
02.11.2026;03.11.2026;Strom AG;Abschlag;-45,00;EUR;Umsatz gebucht
03.11.2026;03.11.2026;Ann;Order 42;85,00;EUR;Umsatz vorgemerkt
;;;Summe;1.125,50;EUR;
`;

describe('a CSV statement', () => {
  it('is read by the names of its columns, below what the bank writes above them', async () => {
    const { lines, pending, format } = await linesOf(bytesOf(german));
    expect([format, pending]).toEqual(['csv', 1]);
    expect(lines).toEqual([
      {
        bookedAt: '2026-11-02',
        valueDate: '2026-11-03',
        cents: 108_550,
        currency: 'EUR',
        payerName: 'Maria Papadopoulou',
        payerIban: '',
        text: 'RF4541; danke',
        reference: '',
        bankReference: '',
        accountIban: '',
      },
      expect.objectContaining({ cents: -4500, payerName: 'Strom AG' }),
    ]);
  });

  it('is recognised again by its columns, whatever is in them', async () => {
    const one = await unknown(bytesOf(german));
    const other = await unknown(bytesOf(german.replace('1.085,50', '7,00').replace('Ann', 'Bob')));
    const third = await unknown(bytesOf(german.replace('Wertstellungsdatum', 'Valuta')));
    expect(other.fingerprint).toBe(one.fingerprint);
    expect(third.fingerprint).not.toBe(one.fingerprint);
    const known = {
      find: (print: string) => Promise.resolve(print === one.fingerprint ? one.guess : null),
    };
    expect(await readStatement(bytesOf(german), known)).toMatchObject({ kind: 'statement' });
  });

  it('is read with commas and points, American dates, and columns for each direction', async () => {
    const text =
      'Date,Description,Paid out,Paid in\n11/22/2026,"Order 41, Ann",,"1,085.50"\n11/23/2026,Rent,45.00,\n';
    const { lines } = await linesOf(bytesOf(text));
    expect(lines.map(({ bookedAt, cents, text: told }) => [bookedAt, cents, told])).toEqual([
      ['2026-11-22', 108_550, 'Order 41, Ann'],
      ['2026-11-23', -4500, 'Rent'],
    ]);
  });

  it('is read with a word for the direction', async () => {
    const text =
      'Datum;Naam;Tegenrekening;Af Bij;Bedrag;Omschrijving\n20261102;J de Vries;NL91ABNA0417164300;Bij;85,50;Order 41\n20261102;Huur;NL91ABNA0417164300;Af;45,00;Huur\n';
    const { lines } = await linesOf(bytesOf(text));
    expect(lines.map(({ cents, payerName }) => [cents, payerName])).toEqual([
      [8550, 'J de Vries'],
      [-4500, 'Huur'],
    ]);
  });

  it('is read without names of columns', async () => {
    const text = '03.11.2026;Order 41 of Maria Papadopoulou;85,50;X\n04.11.2026;Fee;-1,00;X\n';
    const { header } = await unknown(bytesOf(text));
    expect(header).toEqual(['', '', '', '']);
    expect((await linesOf(bytesOf(text))).lines.map(({ cents }) => cents)).toEqual([8550, -100]);
  });

  it('is read in the encoding of its layout', async () => {
    const head = Array.from('Datum;Name;Betrag\n02.11.2026;', (sign) => sign.charCodeAt(0));
    const greek = Uint8Array.from([...head, 0xcc, 0xe1, 0xf1, 0xdf, 0xe1, ...bytesOf(';85,50\n')]);
    const { lines } = await linesOf(greek, { encoding: 'windows-1253' });
    expect(lines).toMatchObject([{ payerName: 'Μαρία' }]);
  });

  it.each([
    ['85,50-', -8550],
    ['+1.085,50 €', 108_550],
    ['EUR 85', 8500],
    ['−85,50', -8550],
    ["1'085,5", 108_550],
  ])('reads the amount %s', async (amount, cents) => {
    const text = `Datum;Text;Betrag\n02.11.2026;a;1,00\n02.11.2026;b;${amount}\n`;
    expect((await linesOf(bytesOf(text))).lines[1]).toMatchObject({ cents });
  });

  it.each([
    ['1.08,50', 'bad-amount'],
    ['1,085.50', 'bad-amount'],
    ['a lot', 'bad-amount'],
    ['85,505', 'bad-amount'],
  ])('does not guess what the amount %s is', async (amount, code) => {
    const text = `Datum;Text;Betrag\n02.11.2026;a;1,00\n02.11.2026;b;${amount}\n`;
    expect(await outcomeOf(bytesOf(text))).toEqual({ code, line: 3 });
  });

  it('says in which line a date cannot be read, and that a layout does not fit', async () => {
    expect(await outcomeOf(bytesOf(german.replace('02.11.2026;03', '31.11.2026;03')))).toEqual({
      code: 'bad-date',
      line: 5,
    });
    const columns = ['text', 'text', null, null, null, null, null] as const;
    expect(await outcomeOf(bytesOf(german), { columns: [...columns] })).toEqual({
      code: 'bad-layout',
      line: null,
    });
  });
});

describe('a file that is no statement', () => {
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks', bytesOf(' \n '), 'empty'],
    ['a ZIP, which may be a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4, 0]), 'archive'],
    ['a gzip', Uint8Array.from([0x1f, 0x8b, 8, 0]), 'archive'],
    ['a PDF', bytesOf('%PDF-1.7'), 'pdf'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unknown-format'],
    ['a letter', bytesOf('Dear customer,\nplease find attached\nour letter.'), 'unknown-format'],
    ['a page', bytesOf('<!doctype html><p>Log in'), 'doctype'],
    ['too much', new Uint8Array(20 * 1_024 * 1_024 + 1), 'too-large'],
  ])('is refused: %s', async (_name, bytes, code) => {
    const outcome = await readStatement(bytes, nothingKnown).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ problem: { code } });
  });

  it('takes no column for the number of a booking whose values repeat', async () => {
    const rows = (...codes: readonly string[]) =>
      bytesOf(
        `Datum;Name;Betrag;Transaktionscode;Referenznummer\n${codes
          .map((code, at) => `02.11.2026;Ann ${at};85,00;166;${code}\n`)
          .join('')}`,
      );
    expect((await unknown(rows('A', 'B', ''))).guess.columns).toEqual([
      ...['bookedAt', 'payerName', 'amount', null, 'bankReference'],
    ]);
    expect((await linesOf(rows('A', 'B', '', ''))).lines.map((line) => line.bankReference)).toEqual(
      ['A', 'B', '', ''],
    );
    const { guess } = await unknown(rows('A', 'B', 'A'));
    expect(guess.columns).not.toContain('bankReference');
    const columns = ['bookedAt', 'payerName', 'amount', null, 'bankReference'] as const;
    expect(await outcomeOf(rows('A', 'B', 'A'), { columns: [...columns] })).toEqual({
      code: 'repeated-number',
      line: 4,
    });
    // A remembered layout is asked for again.
    const known = { find: () => Promise.resolve({ ...guess, columns: [...columns] }) };
    expect(await readStatement(rows('A', 'B'), known)).toMatchObject({ kind: 'statement' });
    expect(await readStatement(rows('A', 'B', 'A'), known)).toMatchObject({ kind: 'unknown-csv' });
  });

  it('is refused with more rows than a statement has', async () => {
    const rows = '02.11.2026;Ann;85,00\n'.repeat(maxBookings + 1);
    expect(await outcomeOf(bytesOf(rows))).toEqual({ code: 'too-many', line: null });
  });
});
