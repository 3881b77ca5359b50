import { describe, expect, it } from 'vitest';

import { maxBookings } from '#domain/payment/statement/statement-line.ts';

import { readCamt } from './camt.server.ts';
import { decodeStatement } from './decode-statement.server.ts';

const account = 'GR9608100010000001234567890';

/** A message of a version with these entries; later versions put the party and the status one level deeper. */
function message(
  entries: string,
  { version = '053.001.02', prefix = '', element = 'BkToCstmrStmt', statement = 'Stmt' } = {},
): string {
  const bare = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}">
<${element}><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<${statement}><Id>S1</Id><CreDtTm>2026-11-03T06:00:00+02:00</CreDtTm>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${entries}
</${statement}></${element}></Document>`;
  return prefix === '' ? bare : bare.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`);
}

const old = `<Ntry><Amt Ccy="EUR">85.5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-02</Dt></BookgDt><ValDt><Dt>2026-11-03</Dt></ValDt>
<AcctSvcrRef>BANK-77</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Έλενα &amp; Γιώργος &#x41;.</Nm></Dbtr>
<DbtrAcct><Id><IBAN>GR16 0110 1250 0000 0001 2300 695</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>RF4541 thank</Ustrd><Ustrd>you</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const recent = old
  .replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')
  .replace(/<Dbtr>(.*)<\/Dbtr>/, '<Dbtr><Pty>$1</Pty></Dbtr>');

const outcomeOf = (text: string) =>
  readCamt(text).catch((error: { problem?: unknown }) => error.problem);

describe('a camt statement', () => {
  it.each([
    ['053.001.02', old],
    ['053.001.04', recent.replace('<Pty>', '').replace('</Pty>', '')],
    ['053.001.06', recent],
    ['053.001.08', recent],
    ['053.001.13', recent],
  ])('is read in version %s', async (version, entry) => {
    const { format, lines, pending } = await readCamt(message(entry, { version }));
    expect({ format, pending }).toEqual({ format: 'camt.053', pending: 0 });
    expect(lines).toEqual([
      {
        bookedAt: '2026-11-02',
        valueDate: '2026-11-03',
        cents: 8550,
        currency: 'EUR',
        payerName: 'Έλενα & Γιώργος A.',
        payerIban: 'GR1601101250000000012300695',
        text: 'RF4541 thank you',
        reference: '',
        bankReference: 'BANK-77',
        accountIban: account,
      },
    ]);
  });

  it('is read with a prefix for its namespace, in comments and CDATA, and as a notification', async () => {
    const shown = old.replace('RF4541 thank', '<![CDATA[RF4541 <thank> & ]]>');
    const text = message(`<!-- <Ntry>nothing</Ntry> -->${shown}`, {
      version: '054.001.08',
      prefix: 'ns2',
      element: 'BkToCstmrDbtCdtNtfctn',
      statement: 'Ntfctn',
    });
    const { format, lines } = await readCamt(text);
    expect(format).toBe('camt.054');
    expect(lines.map((line) => line.text)).toEqual(['RF4541 <thank> & you']);
  });

  it('leaves out what is not booked, and says how much that was', async () => {
    const later = recent.replace('BOOK', 'PDNG');
    const { lines, pending } = await readCamt(message(later + recent + later));
    expect([lines.length, pending]).toEqual([1, 2]);
  });

  it('has outgoing money with its payee', async () => {
    const entry = old.replace('CRDT', 'DBIT').replaceAll('Dbtr', 'Cdtr');
    const { lines } = await readCamt(message(entry));
    expect(lines).toMatchObject([{ cents: -8550, payerName: 'Έλενα & Γιώργος A.' }]);
  });

  it('takes a structured reference before the end-to-end id', async () => {
    const structured = '<Strd><CdtrRefInf><Ref>RF4541</Ref></CdtrRefInf></Strd>';
    const entry = old.replace('NOTPROVIDED', 'E2E-9').replace('<RmtInf>', `<RmtInf>${structured}`);
    const { lines } = await readCamt(message(entry));
    expect(lines.map(({ reference }) => reference)).toEqual(['RF4541']);
    const plain = await readCamt(message(old.replace('NOTPROVIDED', 'E2E-9')));
    expect(plain.lines.map(({ reference }) => reference)).toEqual(['E2E-9']);
  });

  const part = (name: string, amount: string, currency = 'EUR') =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>
<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const collected = (parts: string) => old.replace(/<TxDtls>[^]*<\/TxDtls>/, parts);

  it('has a line for each payment of a collective entry whose amounts add up', async () => {
    const entry = collected(part('Ann', '80') + part('Bob', '5.50'));
    const { lines } = await readCamt(message(entry));
    expect(
      lines.map(({ payerName, cents, bankReference }) => [payerName, cents, bankReference]),
    ).toEqual([
      ['Ann', 8000, 'BANK-77/1'],
      ['Bob', 550, 'BANK-77/2'],
    ]);
  });

  it.each([
    ['another sum', part('Ann', '80') + part('Bob', '5.51')],
    ['another currency', part('Ann', '80') + part('Bob', '5.50', 'USD')],
  ])('keeps a collective entry whole whose payments have %s', async (_name, parts) => {
    const { lines } = await readCamt(message(collected(parts)));
    expect(lines.map(({ cents }) => cents)).toEqual([8550]);
  });

  it.each([
    ['a document type', `<!DOCTYPE a [<!ENTITY x "y">]>${message(old)}`, 'doctype', null],
    ['an element that does not close', message(old.replace('</Refs>', '')), 'broken-xml', 12],
    ['a report of the day', message(old, { element: 'BkToCstmrAcctRpt' }), 'intraday', null],
    ['other XML', '<invoice><total>1</total></invoice>', 'unknown-format', null],
    ['an amount of letters', message(`${old}\n${old.replace('85.5', '8S')}`), 'bad-amount', 13],
    ['thousandths of a euro', message(old.replace('85.5', '85.505')), 'bad-amount', 6],
    ['no currency', message(old.replace(' Ccy="EUR"', '')), 'no-currency', 6],
  ])('is refused with %s, and the line', async (_name, text, code, line) => {
    expect(await outcomeOf(text)).toEqual({ code, line });
  });

  it('takes the day of the value, or of the statement, where there is none of booking', async () => {
    const dayOf = async (entry: string) => (await readCamt(message(entry))).lines[0]?.bookedAt;
    const without = old.replace(/<BookgDt>.*<\/BookgDt>/, '');
    expect(await dayOf(without)).toBe('2026-11-03');
    expect(await dayOf(without.replace(/<ValDt>.*<\/ValDt>/, ''))).toBe('2026-11-03');
    expect(await dayOf(old.replace('2026-11-02', '2026-02-30'))).toBe('2026-11-03');
  });

  it('is decoded as its declaration says', async () => {
    const text = message(old.replace('Έλενα', 'Ε').replace('Γιώργος', 'x'));
    const declared = text.replace('UTF-8', 'ISO-8859-7');
    const greek = Uint8Array.from(declared, (sign) => (sign === 'Ε' ? 0xc5 : sign.charCodeAt(0)));
    const { lines } = await readCamt(decodeStatement(greek));
    expect(lines.map(({ payerName }) => payerName)).toEqual(['Ε & x A.']);
  });

  it.each(['<Ntry>', '<!--', '<![CDATA[', '<a:Ntry '])(
    'is refused without looking for the end of each of many: %s',
    async (piece) => {
      expect(await outcomeOf(`<Document>${piece.repeat(100_000)}`)).toMatchObject({
        code: 'broken-xml',
      });
    },
  );

  it('is refused with more entries or payments than a statement has, or with much that is neither', async () => {
    const many = maxBookings + 1;
    expect(await outcomeOf(message('<Ntry></Ntry>'.repeat(many)))).toMatchObject({
      code: 'too-many',
    });
    const payment = '<TxDtls><Amt Ccy="EUR">1</Amt></TxDtls>';
    const batch = `<Ntry><Amt Ccy="EUR">${many}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<BookgDt><Dt>2026-11-02</Dt></BookgDt><NtryDtls>${payment.repeat(many)}</NtryDtls></Ntry>`;
    expect(await outcomeOf(message(batch))).toMatchObject({ code: 'too-many' });
    const remark = '<AddtlStmtInf>Remark</AddtlStmtInf>\n';
    expect(await outcomeOf(message(remark.repeat(30_000)))).toMatchObject({
      code: 'unknown-format',
    });
    expect((await readCamt(message(`${' '.repeat(2_000_000)}${old}`))).lines).toHaveLength(1);
  }, 60_000);
});
