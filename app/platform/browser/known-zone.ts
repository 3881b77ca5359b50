/** Zones by the names that they go by; a name that only leads to one is not kept, for of those there is no end. */
const met = new Set(['UTC']);

/** The zone of a name, which may be encoded as it is in a cookie; UTC for none and for anything that is no zone. */
export function knownZone(name = 'UTC'): string {
  try {
    const asked = decodeURIComponent(name);
    // To learn it costs more than to write a date in it, and each row of a list asks.
    if (met.has(asked)) return asked;
    // Offsets are thousands of zones, for each of which formatters would be kept, and no browser is in one.
    if (/^[+-]/.test(asked)) return 'UTC';
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions();
    if (timeZone === asked) met.add(timeZone);
    return timeZone;
  } catch {
    return 'UTC';
  }
}
