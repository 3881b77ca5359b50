import { accountNumber, givenReference, oneLine } from './statement-values.server.ts';

/** What the field `:86:` says about a booking. */
export interface Mt940Details {
  readonly payerName: string;
  readonly payerIban: string;
  readonly text: string;
  readonly reference: string;
}

/**
 * Reads the description of a booking in one of its shapes: numbered subfields as in Germany, Austria and Poland
 * (`166?20…?32…`), code words between slashes as in the Netherlands and Belgium (`/NAME/…/REMI/…`), or free text.
 */
export function readDetails(rows: readonly string[]): Mt940Details {
  const whole = rows.join('').trim();
  const [, separator] = /^\d{3}([^\w\s])\d\d/.exec(whole) ?? [];
  if (separator !== undefined) return ofSubfields(whole.split(separator).slice(1), subfields);
  if (codeWord.test(whole)) return ofCodeWords(whole);
  return { payerName: '', payerIban: '', text: oneLine(rows.join(' ')), reference: '' };
}

/** Reads the field `:NS:`, which some banks send in the place of `:86:`: each row is a number and a text. */
export function readOldDetails(rows: readonly string[]): Mt940Details {
  return ofSubfields(rows, oldSubfields);
}

/** Which subfields hold what, as ranges. */
interface Subfields {
  readonly purpose: readonly (readonly [from: number, to: number])[];
  readonly name: readonly [from: number, to: number];
  readonly account: number | null;
}
const subfields: Subfields = {
  purpose: [
    [20, 29],
    [60, 63],
  ],
  name: [32, 33],
  account: 31,
};
const oldSubfields: Subfields = { purpose: [[1, 14]], name: [15, 16], account: null };

/** Rows of 27 characters run on in the next; in a shorter one the blank at its end was dropped. */
const fullRow = 27;

function joined(parts: readonly string[]): string {
  return parts.map((part) => (part.length < fullRow ? `${part} ` : part)).join('');
}

/** The words that SEPA puts in front of what is in the purpose of a German statement. */
const sepaWord = /\b(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|BREF|RREF)\+ ?/;

/** The parts of a purpose by those words; what stands before the first is under the empty word. */
function sepaParts(purpose: string): ReadonlyMap<string, string> {
  const [before = '', ...rest] = purpose.split(sepaWord);
  const parts = new Map<string, string>([['', before.trim()]]);
  for (let at = 0; at + 1 < rest.length; at += 2) {
    parts.set(rest[at] ?? '', (rest[at + 1] ?? '').trim());
  }
  return parts;
}

/** Each part is two digits and a text. */
function ofSubfields(
  parts: readonly string[],
  { purpose, name, account }: Subfields,
): Mt940Details {
  const between = (from: number, to: number) =>
    parts
      .filter((part) => /^\d\d/.test(part))
      .filter((part) => Number(part.slice(0, 2)) >= from && Number(part.slice(0, 2)) <= to)
      .map((part) => part.slice(2));
  const text = joined(purpose.flatMap((range) => between(...range)));
  const named = sepaParts(text);
  const iban = account === null ? '' : between(account, account).join('');
  return {
    payerName: oneLine(joined(between(...name))) || oneLine(named.get('ABWA') ?? ''),
    payerIban: accountNumber(iban || (named.get('IBAN') ?? '')),
    text: oneLine(named.get('SVWZ') || named.get('') || text),
    reference: givenReference(named.get('EREF') ?? ''),
  };
}

const words =
  'ACCT|ADDR|BENM|BIC|CDTRREF|CNTP|CSID|EREF|IBAN|ID|INID|ISDT|KREF|MARF|NAME|NRTX|OAMT|OCMT|ORDP|PREF|PURP|REMI|RTRN|STRD|SVCL|TRCD|TRTP|UCRD|UDTR|ULTB|ULTC|ULTD|USTD';
const codeWord = new RegExp(`/(?:REMI|NAME|TRTP|EREF|BENM|ORDP|CNTP)/`);
const anyWord = new RegExp(`/(${words})(?=/)`);

/** What follows each code word; of several of one name, the first that is not empty. */
function codeParts(whole: string): ReadonlyMap<string, string> {
  const [, ...rest] = whole.split(anyWord);
  const parts = new Map<string, string>();
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const word = rest[at] ?? '';
    const text = (rest[at + 1] ?? '').replace(/^\/+/, '').replace(/\/+$/, '').trim();
    if (!parts.get(word)) parts.set(word, text);
  }
  return parts;
}

function ofCodeWords(whole: string): Mt940Details {
  const parts = codeParts(whole);
  const get = (word: string) => parts.get(word) ?? '';
  // Account, bank, name and town of the other party.
  const [account = '', , party = ''] = get('CNTP').split('/');
  const structured = get('STRD').replace(/^(?:CUR|ISO|SCOR)\//, '');
  return {
    payerName: oneLine(get('NAME') || party || get('ORDP')),
    payerIban: accountNumber(get('IBAN') || account || get('ACCT')),
    text: oneLine(get('USTD') || structured || get('REMI')),
    reference: givenReference(structured || get('CDTRREF') || get('EREF')),
  };
}
