/** One for each tab, so that a gift that is watched again there does not count again. */
const storageKey = 'astera.gift-visit';

/** The random id of this visit, a UUID. */
export function visitId(): string {
  try {
    const known = window.sessionStorage.getItem(storageKey);
    if (known !== null && /^[\da-f-]{36}$/.test(known)) return known;
    const made = crypto.randomUUID();
    window.sessionStorage.setItem(storageKey, made);
    return made;
  } catch {
    // Without storage each load of the page is a visit.
    return crypto.randomUUID();
  }
}
