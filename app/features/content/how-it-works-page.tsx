import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { page, section, sectionHeading } from '#app/ui/layout/page.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import type { ContentPage } from '#domain/site/content.ts';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { sectionsOf } from '#domain/text/rich-text-sections.ts';
import { css } from '#styled/css/index.js';

import { readingColumn } from './content.recipe.ts';
import { Questions } from './questions.tsx';

const steps = css({ display: 'grid', gap: '32px', listStyle: 'none' });
const step = css({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: '16px',
  md: { columnGap: '24px' },
});
const number = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  background: 'brand',
  color: 'onBrand',
  fontWeight: 600,
});

/** The editors' page of the same name as steps, followed by the questions of their help page. */
export function HowItWorksPage(props: {
  content: ContentPage;
  /** The help page; null if there is none. */
  help: ContentPage | null;
  locale: Locale;
}) {
  const { intro, sections } = sectionsOf(props.content.html);
  return (
    <div className={page}>
      <div className={readingColumn}>
        <h1 className={css({ textStyle: 'h1', marginBottom: '28px' })}>{props.content.title}</h1>
        {intro ? <RichHtml html={intro} className={css({ marginBottom: '16px' })} /> : null}
        <ol className={steps}>
          {sections.map(({ heading, html }, index) => (
            <li key={heading} className={step}>
              <span className={number} aria-hidden>
                {index + 1}
              </span>
              <div>
                <h2 className={css({ textStyle: 'h3', marginTop: '10px', marginBottom: '6px' })}>
                  {plainText(heading)}
                </h2>
                <RichHtml html={html} className={css({ color: 'text2' })} />
              </div>
            </li>
          ))}
        </ol>
        <p className={css({ marginTop: '32px', paddingLeft: { md: '68px' } })}>
          <Link to={addressIn(props.locale, '/celebrities')} className={button({ size: 'large' })}>
            <Trans>Browse celebrities</Trans>
          </Link>
        </p>
        {props.help ? (
          <section aria-labelledby="questions" className={section}>
            <h2 id="questions" className={sectionHeading}>
              <Trans>Questions</Trans>
            </h2>
            <Questions html={props.help.html} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
