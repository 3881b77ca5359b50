import { channel } from 'node:diagnostics_channel';

import { catalogueChanged } from '#domain/catalogue-change.ts';

/** Has the host throw its kept pages away: something that everybody sees was changed (ADR 0012). */
export function emptyKeptPages(): void {
  channel(catalogueChanged).publish({});
}
