import { xmlDocument, type XmlTree } from '#app/platform/xml/xml-document.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';
import { isIban } from '#domain/payment/transfer/iban.ts';
import { isReachedBySepa } from '#domain/payment/transfer/sepa-countries.ts';

import { isSepaId, sepaText } from './sepa-text.server.ts';

interface Party {
  /** In any script. */
  readonly name: string;
  /** Without spaces. */
  readonly iban: string;
  readonly bic?: string | undefined;
}

export interface CreditTransfer extends Party {
  /** Comes back on the statement, so it is unique within the file; at most 35 characters. */
  readonly endToEndId: string;
  readonly cents: Cents;
  /** Only `EUR` can be sent. */
  readonly currency: string;
  /** What the payee reads on the statement, in any script. */
  readonly text: string;
}

export interface CreditTransferRun {
  /** Unique for each file that is ever sent; at most 35 characters. */
  readonly messageId: string;
  readonly createdAt: Date;
  /** The day on which the bank is to send the money, YYYY-MM-DD. */
  readonly executionDate: string;
  readonly debtor: Party;
  readonly payments: readonly CreditTransfer[];
}

/** What a bank would refuse. */
export type CreditTransferFault =
  | 'bad-id'
  | 'bad-date'
  | 'bad-name'
  | 'bad-iban'
  /** An account in a country that SEPA credit transfers do not reach. */
  | 'outside-sepa'
  | 'bad-bic'
  | 'bad-amount'
  | 'bad-currency'
  | 'no-payments';

/** A run that a bank would refuse. `endToEndId` names the payment; null for the run as a whole. */
export class CreditTransferError extends Error {
  readonly fault: CreditTransferFault;
  readonly endToEndId: string | null;

  constructor(fault: CreditTransferFault, endToEndId: string | null) {
    super(`${fault}${endToEndId === null ? '' : ` in ${endToEndId}`}`);
    this.name = 'CreditTransferError';
    this.fault = fault;
    this.endToEndId = endToEndId;
  }
}

/** 999,999,999.99 €, the most that one SEPA credit transfer can carry. */
const largestAmount: Cents = 99_999_999_999;
const nameLength = 70;
const textLength = 140;
/** Countries of which Cyrillic names are Serbian. */
const serbianAccounts = new Set(['RS', 'BA', 'ME', 'XK']);

/** A name as banks compare it with the account's holder. */
function nameOf({ name, iban }: Party): string {
  return sepaText(name, nameLength, { serbian: serbianAccounts.has(iban.slice(0, 2)) });
}

/** Whether a holder is left with a letter or a digit in the characters that banks take; "★★" is not. */
export function isNameForBanks(holder: Pick<Party, 'name' | 'iban'>): boolean {
  return /[A-Za-z0-9]/.test(nameOf(holder));
}

function partyFault(party: Party): CreditTransferFault | null {
  if (!isIban(party.iban)) return 'bad-iban';
  if (!isReachedBySepa(party.iban)) return 'outside-sepa';
  if (party.bic && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(party.bic)) return 'bad-bic';
  return isNameForBanks(party) ? null : 'bad-name';
}

function paymentFault(payment: CreditTransfer): CreditTransferFault | null {
  if (!isSepaId(payment.endToEndId)) return 'bad-id';
  if (payment.currency !== 'EUR') return 'bad-currency';
  const { cents } = payment;
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > largestAmount) return 'bad-amount';
  return partyFault(payment);
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

function assertSendable({ messageId, executionDate, debtor, payments }: CreditTransferRun): void {
  const fail = (fault: CreditTransferFault, id: string | null = null) => {
    throw new CreditTransferError(fault, id);
  };
  if (!isSepaId(messageId)) fail('bad-id');
  if (!isDay(executionDate)) fail('bad-date');
  const debtorFault = partyFault(debtor);
  if (debtorFault) fail(debtorFault);
  if (payments.length === 0) fail('no-payments');
  const seen = new Set<string>();
  for (const payment of payments) {
    const fault = seen.has(payment.endToEndId) ? 'bad-id' : paymentFault(payment);
    if (fault) fail(fault, payment.endToEndId);
    seen.add(payment.endToEndId);
  }
}

const account = (iban: string): XmlTree => ({ Id: { IBAN: iban } });
const agent = (bic: string): XmlTree => ({ FinInstnId: { BICFI: bic } });
/** Without a code the bank finds itself by the account's number, and the message has to say so. */
const unnamedAgent: XmlTree = { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } };

function transaction(payment: CreditTransfer): XmlTree {
  const text = sepaText(payment.text, textLength);
  return {
    PmtId: { EndToEndId: payment.endToEndId },
    Amt: { InstdAmt: { '@Ccy': payment.currency, '#text': decimalFromCents(payment.cents) } },
    CdtrAgt: payment.bic ? agent(payment.bic) : undefined,
    Cdtr: { Nm: nameOf(payment) },
    CdtrAcct: account(payment.iban),
    RmtInf: text === '' ? undefined : { Ustrd: text },
  };
}

/**
 * A run of SEPA credit transfers as a file for the bank (pain.001.001.09, EPC132-08), each booked on its own so that
 * each is found on the statement. Names and texts are transliterated and cut to what banks take.
 * @returns XML
 * @throws CreditTransferError naming the payment that a bank would refuse
 */
export function creditTransferFile(run: CreditTransferRun): string {
  assertSendable(run);
  const { messageId, debtor, payments } = run;
  const totals = {
    NbOfTxs: payments.length,
    CtrlSum: decimalFromCents(payments.reduce((sum, { cents }) => sum + cents, 0)),
  };
  return xmlDocument({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: `${run.createdAt.toISOString().slice(0, 19)}Z`,
          ...totals,
          InitgPty: { Nm: nameOf(debtor) },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          BtchBookg: 'false',
          ...totals,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: run.executionDate },
          Dbtr: { Nm: nameOf(debtor) },
          DbtrAcct: account(debtor.iban),
          DbtrAgt: debtor.bic ? agent(debtor.bic) : unnamedAgent,
          ChrgBr: 'SLEV',
          CdtTrfTxInf: payments.map(transaction),
        },
      },
    },
  });
}
