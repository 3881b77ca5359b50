import type { I18n, MessageDescriptor } from '@lingui/core';

import { privateHead } from './page-head.ts';

/** The `head` of a route that no search engine should know, with a title in the reader's language. */
export function privatePage(title: MessageDescriptor) {
  return ({ match }: { match: { context: { i18n: I18n } } }) =>
    privateHead(match.context.i18n._(title));
}
