interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name, or whichever one there is. */
export function fullName({ firstName, lastName }: Names): string {
  return `${firstName} ${lastName}`.trim();
}

/** What to call a person: the first name, or else whatever is available. */
export function calledBy(names: Names): string {
  return names.firstName.trim() || fullName(names);
}
