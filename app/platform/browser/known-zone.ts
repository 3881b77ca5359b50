/** Known canonical zone names; aliases are not cached, as there is no limit to them. */
const met = new Set(['UTC']);

/** The time zone for a name, which may be URI-encoded as in a cookie; UTC if missing or invalid. */
export function knownZone(name = 'UTC'): string {
  try {
    const asked = decodeURIComponent(name);
    // Resolving a zone costs more than formatting a date in it, and every row of a list does so.
    if (met.has(asked)) return asked;
    // Offsets would add thousands of zones, each with cached formatters, and no browser reports one.
    if (/^[+-]/.test(asked)) return 'UTC';
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions();
    if (timeZone === asked) met.add(timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}
