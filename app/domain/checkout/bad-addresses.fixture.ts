/** One error in the address: the field, its value, and the resulting code. */
export type BadCheckout = readonly [at: string, value: unknown, code: string];

const blank = '\u00A0\u2003\u3164';

export const absent = undefined;

/** Errors in the address, field by field. */
export const badAddresses: readonly BadCheckout[] = [
  ...['firstName', 'lastName', 'address1', 'city', 'postcode', 'instructions'].flatMap(
    (part): BadCheckout[] => [
      [`address.${part}`, '', 'required'],
      [`address.${part}`, '   ', 'required'],
      [`address.${part}`, '\n\t\r\n', 'required'],
      [`address.${part}`, blank, 'required'],
      [`address.${part}`, '\u202E\uFEFF', 'required'],
      [`address.${part}`, '\0', 'required'],
      [`address.${part}`, absent, 'required'],
      [`address.${part}`, null, 'required'],
      [`address.${part}`, 12, 'required'],
      [`address.${part}`, ['Hermes'], 'required'],
      [`address.${part}`, 'x'.repeat(5_000), 'too-long'],
    ],
  ),
  ['address.address1', 'x'.repeat(101), 'too-long'],
  ['address.city', 'x'.repeat(61), 'too-long'],
  ['address.postcode', '1'.repeat(17), 'too-long'],
  ['address.instructions', 'x'.repeat(301), 'too-long'],
  ...['address2', 'state'].flatMap((part): BadCheckout[] => [
    [`address.${part}`, 'x'.repeat(101), 'too-long'],
    [`address.${part}`, 7, 'invalid'],
    [`address.${part}`, null, 'invalid'],
    [`address.${part}`, { deep: true }, 'invalid'],
  ]),
  ...['10563!', '<b>1</b>', '105\n63;', '-10563', '10563-', '🏠', "1' or '1'='1"].map(
    (postcode): BadCheckout => ['address.postcode', postcode, 'bad-postcode'],
  ),
  ['address.phone', '', 'required'],
  ['address.phone', absent, 'required'],
  ['address.phone', '1'.repeat(31), 'too-long'],
  ...['call me', '+', '12', '+30 210 <b>'].map((phone): BadCheckout => [
    'address.phone',
    phone,
    'phone',
  ]),
  ['address.country', '', 'required'],
  ['address.country', '  ', 'required'],
  ['address.country', absent, 'required'],
  ['address.country', null, 'required'],
  ...['gr', 'ZZ', 'GRC', 'Greece', 'G', 'XX', '__proto__', 'toString'].map(
    (country): BadCheckout => ['address.country', country, 'unknown-country'],
  ),
];
