import { channel } from 'node:diagnostics_channel';

import {
  catalogueChanged,
  type ChangedPages,
  everyPage,
} from '#domain/catalogue/catalogue-change.ts';

/** Has the host throw kept pages away: something that everyone sees on them was changed (ADR 0012). */
export function emptyKeptPages(changed: ChangedPages = everyPage): void {
  channel(catalogueChanged).publish(changed);
}
