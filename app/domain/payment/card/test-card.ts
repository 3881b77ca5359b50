/** Published test card numbers and the result of a payment with each. The demo gateway accepts no others. */
const testCards = [
  { number: '4242424242424242', token: 'test_visa', declined: false },
  { number: '4000056655665556', token: 'test_visa_debit', declined: false },
  { number: '5555555555554444', token: 'test_mastercard', declined: false },
  { number: '2223003122003222', token: 'test_mastercard_two', declined: false },
  { number: '378282246310005', token: 'test_amex', declined: false },
  { number: '6011111111111117', token: 'test_discover', declined: false },
  { number: '3056930009020004', token: 'test_diners', declined: false },
  { number: '3566002020360505', token: 'test_jcb', declined: false },
  { number: '4000000000000002', token: 'test_declined', declined: true },
  { number: '4000000000009995', token: 'test_insufficient', declined: true },
] as const;

/** The token for a test card; null for any other card. @param number digits only */
export function testCardToken(number: string): string | null {
  return testCards.find((card) => card.number === number)?.token ?? null;
}

/** The result of a payment; null for a token that is not ours. */
export function testCardOutcome(token: string): 'paid' | 'declined' | null {
  const card = testCards.find((one) => one.token === token);
  return card ? (card.declined ? 'declined' : 'paid') : null;
}
