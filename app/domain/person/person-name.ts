interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Both names, or the one that there is. */
export function fullName({ firstName, lastName }: Names): string {
  return `${firstName} ${lastName}`.trim();
}

/** What someone is called by: the first name, else whatever there is. */
export function calledBy(names: Names): string {
  return names.firstName.trim() || fullName(names);
}
