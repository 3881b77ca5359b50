/** A card brand: its number ranges, number lengths, digit grouping and security code length. */
interface CardBrand {
  readonly name: string;
  /** Ranges of leading digits; longer prefixes are more specific. */
  readonly ranges: readonly (readonly [from: string, to: string])[];
  readonly lengths: readonly number[];
  /** The number of digits per group; the last group takes the rest. */
  readonly groups: readonly number[];
  readonly cvc: number;
}

export const fours = [4, 4, 4, 4] as const;

/** The brands, by the ranges their networks publish. */
export const cardBrands: readonly CardBrand[] = [
  { name: 'Visa', ranges: [['4', '4']], lengths: [13, 16, 19], groups: fours, cvc: 3 },
  {
    name: 'Mastercard',
    ranges: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    groups: fours,
    cvc: 3,
  },
  {
    name: 'American Express',
    ranges: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    cvc: 4,
  },
  {
    name: 'Discover',
    ranges: [
      ['6011', '6011'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: [16, 17, 18, 19],
    groups: fours,
    cvc: 3,
  },
  {
    name: 'Diners Club',
    ranges: [
      ['300', '305'],
      ['3095', '3095'],
      ['36', '36'],
      ['38', '39'],
    ],
    lengths: [14, 15, 16, 17, 18, 19],
    groups: [4, 6, 4],
    cvc: 3,
  },
  { name: 'JCB', ranges: [['3528', '3589']], lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  { name: 'UnionPay', ranges: [['62', '62']], lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  {
    name: 'Maestro',
    ranges: [
      ['50', '50'],
      ['56', '58'],
      ['63', '63'],
      ['67', '67'],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    cvc: 3,
  },
];

/** For numbers of unknown brands. */
export const anyLength = { min: 12, max: 19 } as const;

/**
 * The brand of a number, even while it is still being typed; null if unknown.
 * @param digits digits only
 */
export function brandOf(digits: string): CardBrand | null {
  const isIn = ([from, to]: readonly [string, string]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  };
  return cardBrands.find(({ ranges }) => ranges.some(isIn)) ?? null;
}
