import { matchLines, type MatchableLine } from '#domain/payment/matching/match-lines.ts';
import type { MatchableOrder } from '#domain/payment/matching/matchable-order.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

/**
 * `node tests/load/bank-matching.ts [lines] [orders]`: how long it takes to match the lines of a statement with unpaid
 * orders, and how many of those with a reference are right.
 */
const [lineCount = 10_000, orderCount = 4_000] = process.argv.slice(2).map(Number);

const first = ['Μαρία', 'Γιώργος', 'Ayşe', 'Екатерина', 'Ђорђе', 'Səfər', 'Jürgen', 'Ann', 'Νίκος'];
const last = ['Παπαδοπούλου', 'Öztürk', 'Щербакова', 'Ђоковић', 'Quliyev', 'Weiß', 'Miller'];
const totals = [4500, 6500, 8500, 12_000, 15_050];

function nameOf(number: number): string {
  return `${first[number % first.length]} ${last[number % last.length]}${number % 13}`;
}

const orders: MatchableOrder[] = Array.from({ length: orderCount }, (_none, index) => ({
  id: index + 1,
  number: String(index + 1),
  total: totals[index % totals.length] ?? 0,
  status: 'on-hold',
  payment: 'awaiting',
  paymentMethod: 'bankTransfer',
  transactionId: '',
  checkout: null,
  payers: [nameOf(index + 1)],
  received: 0,
}));

/** Of ten lines four have a reference, two a number, three a name, and one says nothing that helps. */
const lines: MatchableLine[] = Array.from({ length: lineCount }, (_none, index) => {
  const number = (index % orderCount) + 1;
  const common = {
    cents: orders[number - 1]?.total ?? 0,
    currency: 'EUR',
    payerName: nameOf(number),
  };
  const kind = index % 10;
  if (kind < 4) return { ...common, text: '', reference: creditorReference(String(number)) };
  if (kind < 6) return { ...common, text: `Order ${number} of 2 November`, reference: '' };
  if (kind < 9) return { ...common, text: 'thank you', reference: `E2E-${index}` };
  return { ...common, payerName: 'Bank', text: 'Interest 2026', reference: '' };
});

const began = performance.now();
const matches = matchLines(lines, orders);
const seconds = (performance.now() - began) / 1_000;

const states = new Map<string, number>();
for (const { state } of matches) states.set(state, (states.get(state) ?? 0) + 1);
const wrong = matches.filter(({ state, proposals }, index) => {
  const number = String((index % orderCount) + 1);
  return state === 'certain' && proposals[0]?.orders.some((share) => share.number !== number);
});
console.log(`${lineCount} lines, ${orderCount} unpaid orders: ${seconds.toFixed(2)} s`);
console.log([...states].map(([state, count]) => `${state} ${count}`).join(', '));
console.log(`certain and wrong: ${wrong.length}`);
