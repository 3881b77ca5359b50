import { channel } from 'node:diagnostics_channel';

import { catalogueChanged } from '#domain/catalogue/catalogue-change.ts';

/**
 * Has the host throw its kept pages away: something that everybody sees was changed (ADR 0012).
 * @param part of their paths, where it stands on those pages only
 */
export function emptyKeptPages(part = ''): void {
  channel(catalogueChanged).publish(part);
}
