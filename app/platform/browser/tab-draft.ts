import type * as v from 'valibot';

import { createDraft } from './draft.ts';
import { createTextDraft } from './draft-store.ts';

function draftOf<Schema extends v.GenericSchema>(form: string, schema: Schema) {
  return createDraft<v.InferOutput<Schema>>(`astera.draft.${form}`, schema);
}

/** What was typed into a form of this tab and not sent; null when there is nothing that can be read. */
export function readTabDraft<Schema extends v.GenericSchema>(
  form: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  return draftOf(form, schema).read();
}

/** Keeps what is typed, through a reload and a session that ends, as long as the tab lives; null forgets it. */
export function keepTabDraft(form: string, values: object | null): void {
  createTextDraft(`astera.draft.${form}`, 'tab').write(values && JSON.stringify(values));
}
