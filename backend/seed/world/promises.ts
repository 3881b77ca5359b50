/** Within how many days celebrities of the demo world promise what they do, by login; the others within a week. */
const promisedDaysOf: Readonly<Record<string, number>> = {
  celebrity: 10,
  leandros: 14,
  stefan: 5,
  selin: 3,
  konstantin: 5,
  marcus: 3,
  rauf: 2,
  hana: 1,
  kwame: 3,
  nigar: 5,
  varvara: 14,
  joaquin: 2,
};

/** Within how many days a celebrity of the demo world promises a service. */
export function promisedDaysBy(login: string): number {
  return promisedDaysOf[login] ?? 7;
}
