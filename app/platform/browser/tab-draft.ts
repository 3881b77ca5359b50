import * as v from 'valibot';

/**
 * Under the prefix of what a person has begun, so that it goes with anyone who signs out
 * (`app/entities/session/drafts.ts`).
 */
function placeOf(form: string): string {
  return `astera.draft.${form}`;
}

/** What was typed into a form of this tab and not sent; null when there is nothing that can be read. */
export function readTabDraft<TSchema extends v.GenericSchema>(
  form: string,
  schema: TSchema,
): v.InferOutput<TSchema> | null {
  try {
    const text = sessionStorage.getItem(placeOf(form));
    return text === null ? null : v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is typed, through a reload and a session that ends, as long as the tab lives; null forgets it. */
export function keepTabDraft(form: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(placeOf(form), JSON.stringify(values));
    else sessionStorage.removeItem(placeOf(form));
  } catch {
    // No storage, or a full one: what is on the page is there still.
  }
}
