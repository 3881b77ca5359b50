import { channel } from 'node:diagnostics_channel';

import { type ChangedPages, everyPage } from '#domain/catalog/catalog-change.ts';
import { catalogChanged } from '../process/catalog-channel.ts';

/** Makes the host evict cached pages, because something everyone sees on them has changed (ADR 0012). */
export function emptyPageCache(changed: ChangedPages = everyPage): void {
  channel(catalogChanged).publish(changed);
}
