/** Everyone there is, as far as rights go: two of those who own something, so that each can try the other's. */
export const persons = [
  'anonymous',
  'fan',
  'otherFan',
  'celebrity',
  'otherCelebrity',
  'manager',
  'administrator',
] as const;
export type Person = (typeof persons)[number];
export type SignedIn = Exclude<Person, 'anonymous'>;

/** People of the demo world. What the matrix tries to get at belongs to `fan` and `celebrity`. */
export const logins: Readonly<Record<SignedIn, string>> = {
  fan: 'fan',
  otherFan: 'fan2',
  celebrity: 'celebrity',
  otherCelebrity: 'konstantin',
  manager: 'manager',
  administrator: 'admin',
};

/** The status that each is answered with, in the order of `persons`. */
export type Answers = readonly [
  anonymous: number,
  fan: number,
  otherFan: number,
  celebrity: number,
  otherCelebrity: number,
  manager: number,
  administrator: number,
];

/** The same for all, signed in or not. */
export function everyone(status: number): Answers {
  return [status, status, status, status, status, status, status];
}

/** The same for all who are signed in; no one is asked to. */
export function signedIn(status: number): Answers {
  return [401, status, status, status, status, status, status];
}

/** What one row of the matrix has besides how it is asked. */
export interface MatrixRow {
  readonly answers: Answers;
  /** Who gets to see or to change what was made for the row; anyone else who is answered learns and changes nothing. */
  readonly for?: readonly Person[];
  /** True where the answer must show it. */
  readonly shows?: true;
}
