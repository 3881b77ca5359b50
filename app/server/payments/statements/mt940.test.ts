import { describe, expect, it } from 'vitest';

import { maxBookings } from '#domain/payment/statement/statement-line.ts';

import { decodeStatement } from './decode-statement.server.ts';
import { readMt940 } from './mt940.server.ts';

const iban = 'DE89370400440532013000';

/** A statement with these fields between its balances. */
function statement(fields: string, account = iban): string {
  return `:20:STARTUMS\r\n:25:${account}\r\n:28C:1/1\r\n:60F:C261101EUR1000,00\r\n${fields}\r\n:62F:C261102EUR1085,50\r\n-\r\n`;
}
const booking = ':61:2611031102CR85,50NTRFNONREF//BANK-77';
const lineOf = async (fields: string) => (await readMt940(statement(fields))).lines[0];
const outcomeOf = (text: string) =>
  readMt940(text).catch((error: { problem?: unknown }) => error.problem);

describe('an MT940 statement', () => {
  it('is read with the subfields of German banks, whose rows run on', async () => {
    const details =
      ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+RF45 41 danke fuer die?22 Nachricht?30GENODEF1\r\n' +
      'S05?31GR1601101250000000012300695?32MARIA PAPADOPOULOU-ALEXANDR?33OU';
    expect(await lineOf(`${booking}\r\n${details}`)).toEqual({
      bookedAt: '2026-11-02',
      valueDate: '2026-11-03',
      cents: 8550,
      currency: 'EUR',
      payerName: 'MARIA PAPADOPOULOU-ALEXANDROU',
      payerIban: 'GR1601101250000000012300695',
      text: 'RF45 41 danke fuer die Nachricht',
      reference: '',
      bankReference: 'BANK-77',
      accountIban: iban,
    });
  });

  it('is read with the code words of Dutch banks', async () => {
    const abn =
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J DE VRIES/REMI/ORDER 41/EREF/E2E-9';
    expect(await lineOf(`${booking}\r\n${abn}`)).toMatchObject({
      payerName: 'J DE VRIES',
      payerIban: 'NL91ABNA0417164300',
      text: 'ORDER 41',
      reference: 'E2E-9',
    });
    const ing =
      ':86:/EREF/E2E-9//CNTP/NL91ABNA0417164300/ABNANL2A/J DE VRIES/UTRECHT//REMI/STRD/CUR/RF4541/';
    expect(await lineOf(`${booking}\r\n${ing}`)).toMatchObject({
      payerName: 'J DE VRIES',
      payerIban: 'NL91ABNA0417164300',
      reference: 'RF4541',
    });
  });

  it('is read with free text, and with none', async () => {
    const free = ':86:FROM NL91ABNA0417164300 J DE VRIES\r\n12:26:30 ORDER 41';
    expect(await lineOf(`${booking}\r\n${free}`)).toMatchObject({
      payerIban: 'NL91ABNA0417164300',
      text: 'FROM NL91ABNA0417164300 J DE VRIES 12:26:30 ORDER 41',
    });
    expect(await lineOf(`${booking}\r\nINTEREST`)).toMatchObject({ text: 'INTEREST' });
  });

  it('is read with the older field for descriptions', async () => {
    const ns = ':NS:01Order 41\r\n02of November\r\n15Maria\r\n16P.\r\n1812345';
    expect(await lineOf(`${booking}\r\n${ns}`)).toMatchObject({
      payerName: 'Maria P.',
      text: 'Order 41 of November',
    });
  });

  it.each([
    ['C85,5', 8550],
    ['CR85,', 8500],
    ['D85,50', -8550],
    ['DR,50', -50],
    ['RC85,50', -8550],
    ['RD85,50', 8550],
    ['RCR85,50', -8550],
    ['C000000000085,50', 8550],
  ])('books %s as %i cents', async (amount, cents) => {
    expect(await lineOf(`:61:2611031102${amount}NTRFNONREF`)).toMatchObject({ cents });
  });

  it.each([
    ['2612310102', '2027-01-02'],
    ['2701021231', '2026-12-31'],
    ['2602300228', '2026-02-28'],
    ['261103', '2026-11-03'],
  ])('finds the year of the booking of %s', async (dates, bookedAt) => {
    expect(await lineOf(`:61:${dates}C1,00NTRFNONREF`)).toMatchObject({ bookedAt });
  });

  it('may hold several accounts, with the envelope of the bank around them', async () => {
    const text = `ABNANL2A\r\n940\r\n${statement(booking)}{1:F01X}{2:I940X}{4:\r\n${statement(booking, 'GR9608100010000001234567890')}-}{5:}`;
    const { lines } = await readMt940(text);
    expect(lines.map(({ accountIban }) => accountIban)).toEqual([
      iban,
      'GR9608100010000001234567890',
    ]);
  });

  it('is decoded as Latin-1 where it is not UTF-8', async () => {
    const text = statement(`${booking}\r\n:86:166?20Größe?32Jürgen Weiß`);
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    for (const bytes of [latin, new TextEncoder().encode(text)]) {
      const { lines } = await readMt940(decodeStatement(bytes));
      expect(lines).toMatchObject([{ text: 'Größe', payerName: 'Jürgen Weiß' }]);
    }
  });

  it.each([
    ['without any field', 'Dear customer', 'unknown-format', null],
    ['of the day', ':20:X\n:25:1\n:28C:1\n:34F:EUR0,\n:13D:2611021200+0100', 'intraday', null],
    ['with a booking of no known shape', statement(':61:yesterday'), 'bad-line', 5],
    ['with a day that no calendar has', statement(':61:261303C1,00NTRF'), 'bad-date', 5],
    ['without a currency', ':20:X\n:25:1\n:61:261103C1,00NTRF', 'no-currency', 3],
  ])('is refused %s, with the line', async (_name, text, code, line) => {
    expect(await outcomeOf(text)).toEqual({ code, line });
  });

  it('is refused with more bookings than a statement has', async () => {
    const text = statement(`${booking}\r\n`.repeat(maxBookings + 1));
    expect(await outcomeOf(text)).toEqual({ code: 'too-many', line: maxBookings + 5 });
  });
});
