import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import type { Locale } from '#domain/locale.ts';
import { earlyBeginningPage, type LegalText } from '#domain/site/legal-text.ts';
import { css, cx } from '#styled/css/index.js';

import { readingColumn } from '../content.recipe.ts';

/** The exact wording of a legal text at the time an order was placed. */
export function PastTextPage(props: { text: LegalText; locale: Locale }) {
  const { text, locale } = props;
  const day = useDateFormat(locale).day(text.since);
  return (
    <div className={page}>
      <article className={readingColumn}>
        <h1 lang={text.locale} className={css({ textStyle: 'h1', marginBottom: '20px' })}>
          {text.title}
        </h1>
        <p className={cx(notice({ tone: 'info' }), css({ marginBottom: '28px' }))}>
          <span>
            <Trans>This is the version of {day}, word for word.</Trans>{' '}
            {text.page === earlyBeginningPage ? null : (
              <Link to="/{-$locale}/$slug" params={{ slug: text.page }}>
                <Trans>Today’s version</Trans>
              </Link>
            )}
          </span>
        </p>
        <div lang={text.locale}>
          <RichHtml html={text.html} />
        </div>
      </article>
    </div>
  );
}
