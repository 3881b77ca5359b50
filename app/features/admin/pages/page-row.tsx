import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { EditedPageRow } from '#domain/site/edited-page.ts';
import { contentBlocks } from '#domain/site/content.ts';
import { localeName, locales } from '#domain/locale.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';

import { statusName } from './page-settings.messages.ts';
import * as look from './page-settings.recipe.ts';

/** Whether a page is published. */
export function PageStatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useLingui();
  const Sign = status === 'published' ? Eye : EyeOff;
  return (
    <span className={badge({ tone: status === 'published' ? 'good' : 'neutral' })}>
      <Sign aria-hidden />
      {t(statusName[status])}
    </span>
  );
}

/** A page in the list: the whole row links to its editor. */
export function PageRow({ page }: { page: EditedPageRow }) {
  const isBlock = contentBlocks.some((block) => block === page.slug);
  const missing = locales
    .filter((locale) => !page.written.includes(locale))
    .map((locale) => localeName[locale])
    .join(', ');
  return (
    <Link to="/{-$locale}/settings/pages/$id" params={{ id: String(page.id) }} className={look.row}>
      <span>
        <span className={look.rowTitle} lang={page.titleLanguage}>
          {page.title}
        </span>
        <SpokenPause />
        <span className={look.rowHint}>
          {isBlock ? <Trans>Part of the home page</Trans> : `/${page.slug}`}
        </span>
        {missing === '' ? null : (
          <span className={look.rowHint}>
            <SpokenPause />
            <Trans>Missing in: {missing}</Trans>
          </span>
        )}
      </span>
      <SpokenPause />
      <span>
        <PageStatusBadge status={page.status} />
      </span>
    </Link>
  );
}
