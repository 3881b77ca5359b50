import * as v from 'valibot';

import { createFormDraft } from '#app/platform/browser/form-draft.ts';
import { inEveryLocale } from '#domain/text/locale-texts.ts';
import type { MenuSlug } from '#domain/site/menu-editing.ts';

const draftSchema = v.object({
  entries: v.array(v.object({ label: v.object(inEveryLocale(() => v.string())), url: v.string() })),
  /** The version seen when the user started typing. */
  version: v.number(),
});

/** A menu's unsaved input in this tab; each menu has its own entry. */
export const menuDraft = {
  'footer-menu': createFormDraft('astera.menu.footer-menu', draftSchema),
  'footer-links': createFormDraft('astera.menu.footer-links', draftSchema),
} satisfies Record<MenuSlug, unknown>;
