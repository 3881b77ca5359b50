import type { CsvRole } from '#domain/payment/statement/csv-layout.ts';

/**
 * The names that banks give their columns, folded, from the most to the least certain for each role. The first column
 * with one of these words gets the role; German, English, Greek, Russian, Serbian, Turkish, Azerbaijani, Dutch, French.
 */
export const columnWords: readonly (readonly [CsvRole, readonly RegExp[]])[] = [
  [
    'accountIban',
    [
      /iban (auftragskonto|kontoinhaber)|own account|eigene iban/,
      /^(auftragskonto|account|account number|λογαριασμός)$/,
    ],
  ],
  [
    'bookedAt',
    [
      /buchungs(tag|datum)|booking date|date comptable|boekdatum|ημ.* (συναλλαγής|κίνησης)|дата (проводки|операции)|датум (књижења|knjizenja)|datum knjiz|isl[ei]m tarihi|əməliyyat tarixi/,
      /^(datum|date|tarih|tarix|дата|ημερομηνία|датум|buchung|transaction date)$/,
    ],
  ],
  [
    'valueDate',
    [
      /wertstellung|wertdatum|^wert$|valuta|value date|date de valeur|rentedatum|valör|valor|valeur|дата валют|датум валуте/,
    ],
  ],
  [
    'direction',
    [/soll.*haben|af bij|debit\/credit|dr\/cr|credit\/debit|χρέωση\/πίστωση|^(s\/h|d\/c|c\/d)$/],
  ],
  [
    'credit',
    [
      /^(haben|credit|crédit|cr|πίστωση|alacak|приход|кредит|потражује|potrazuje|mədaxil|gutschrift|paid in|money in)\b/,
    ],
  ],
  [
    'debit',
    [
      /^(soll|debit|débit|dr|χρέωση|borç|borc|расход|дебет|дугује|duguje|məxaric|lastschrift|paid out|money out)\b/,
    ],
  ],
  [
    'currency',
    [
      /^(währung|waehrung|currency|munt|devise|νόμισμα|валюта|валута|döviz|doviz|para birimi|valyuta|ccy)\b/,
    ],
  ],
  [
    'amount',
    [
      /betrag|amount|bedrag|montant|ποσό|сумма|износ|iznos|tutar|məbləğ|mebleg|umsatz \(|^umsatz$|brutto/,
    ],
  ],
  [
    'payerIban',
    [/iban|kontonummer|tegenrekening|αριθμός λογαριασμού|счет|рачун|racun|counterparty account/],
  ],
  [
    'payerName',
    [
      /^(name )?zahlungs(pflichtige|beteiligte)|auftraggeber|beguenstigter|begünstigter/,
      /^(?!bank).*(name|payer|counterparty|naam|nom|όνομα|επωνυμία|плательщик|контрагент|назив|naziv|gönderen|gonderen|göndərən|ad soyad)/,
    ],
  ],
  [
    'text',
    [
      /verwendungszweck/,
      /purpose|description|details|remittance|omschrijving|libellé|communication|περιγραφή|αιτιολογία|назначение|опис|сврха|svrha|opis|açıklama|aciklama|təyinat|buchungstext|memo|narrative|particulars/,
    ],
  ],
  ['reference', [/end.to.end|kundenreferenz|customer reference|e2e/]],
  [
    'bankReference',
    [/transaction id|bank reference|referenznummer|αριθμός αναφοράς|belegnummer|dekont/],
  ],
  ['status', [/^(status|info|state)$/]],
];

/** What a bank writes about money that it has not booked yet. */
export const pendingWords =
  /vorgemerkt|pending|ausstehend|vorläufig|offen|εκκρεμ|в обработке|на чекању|bekle|gözlə/i;

/** What a bank writes for outgoing money in a column for the direction. */
export const outgoingWords = /^(s|soll|d|db|dbit|debit|dr|af|χ|χρέωση|д|дебет|borç|b|out|-)$/i;
/** And for incoming. */
export const incomingWords = /^(h|haben|c|cr|crdt|credit|bij|π|πίστωση|к|кредит|alacak|a|in|\+)$/i;
