import { channel } from 'node:diagnostics_channel';

import { type ChangedPages, everyPage } from '#domain/catalog/catalog-change.ts';
import { catalogChanged } from '../process/catalog-channel.ts';

/** Has the host throw kept pages away: something that everyone sees on them was changed (ADR 0012). */
export function emptyPageCache(changed: ChangedPages = everyPage): void {
  channel(catalogChanged).publish(changed);
}
