import type * as v from 'valibot';

import { createDraft } from './draft.ts';
import { createTextDraft } from './draft-store.ts';

function draftOf<Schema extends v.GenericSchema>(form: string, schema: Schema) {
  return createDraft<v.InferOutput<Schema>>(`astera.draft.${form}`, schema);
}

/** Unsent input of a form in this tab; null when there is nothing readable. */
export function readTabDraft<Schema extends v.GenericSchema>(
  form: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  return draftOf(form, schema).read();
}

/** Stores input as long as the tab lives, across reloads and session expiry; null deletes it. */
export function keepTabDraft(form: string, values: object | null): void {
  createTextDraft(`astera.draft.${form}`, 'tab').write(values && JSON.stringify(values));
}
