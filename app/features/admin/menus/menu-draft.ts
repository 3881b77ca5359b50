import * as v from 'valibot';

import { createFormDraft } from '#app/platform/browser/form-draft.ts';
import { inEveryLocale } from '#domain/text/locale-texts.ts';
import type { MenuSlug } from '#domain/site/menu-editing.ts';

const draftSchema = v.object({
  entries: v.array(v.object({ label: v.object(inEveryLocale(() => v.string())), url: v.string() })),
  /** What was seen when someone began to type. */
  version: v.number(),
});

/** What was typed of a menu in this tab and not saved; each menu has a place of its own. */
export const menuDraft = {
  'footer-menu': createFormDraft('astera.menu.footer-menu', draftSchema),
  'footer-links': createFormDraft('astera.menu.footer-links', draftSchema),
} satisfies Record<MenuSlug, unknown>;
