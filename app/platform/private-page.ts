import type { I18n, MessageDescriptor } from '@lingui/core';

import { privateHead } from './page-head.ts';

/**
 * The `head` of a route that no search engine should know, with a title in the reader's language. What is not found or
 * fails has no title of its own: the root names it.
 */
export function privatePage(title: MessageDescriptor) {
  return ({ match }: { match: { status: string; context: { i18n: I18n } } }) =>
    match.status === 'notFound' || match.status === 'error'
      ? {}
      : privateHead(match.context.i18n._(title));
}
