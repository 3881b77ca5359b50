import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { linkablePages, MenuSlug } from '#domain/site/menu-editing.ts';

export const menuName = {
  'footer-menu': msg`Footer menu`,
  'footer-links': msg`Footer legal links`,
} satisfies Record<MenuSlug, MessageDescriptor>;

/** Pages that are not written by editors. */
export const linkablePageName = {
  '/': msg`Home`,
  '/celebrities': msg`Celebrities`,
  '/basket': msg`Basket`,
  '/account/register': msg`Register`,
} satisfies Record<(typeof linkablePages)[number], MessageDescriptor>;

/** Validation errors of an entry. */
export const entryFieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`This field is required`,
  'too-long': msg`This is too long`,
  address: msg`Enter a page on this site, e.g. /help, or an address starting with https://`,
};
