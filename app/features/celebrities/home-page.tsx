import { Trans } from '@lingui/react/macro';

import { cardRow, page, sectionHeading } from '#app/ui/page.recipe.ts';
import type { CelebrityCard as Card } from '#domain/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { CelebrityCard } from './celebrity-card.tsx';

const stage = css({
  marginBottom: '48px',
  padding: '48px 28px',
  borderRadius: 'xl',
  background: 'linear-gradient(135deg, #271042, #5C2D91)',
  color: 'white',
});

/** The home page: one sentence on what this is, then the celebrities, then the categories. */
export function HomePage(props: {
  celebrities: readonly Card[];
  locale: Locale;
  categories: React.ReactNode;
}) {
  return (
    <div className={page}>
      <div className={stage}>
        <h1 className={css({ textStyle: 'hero' })}>
          <Trans>A video made for one person</Trans>
        </h1>
        <p className={css({ marginTop: '16px', maxWidth: '52ch' })}>
          <Trans>Ask someone you admire for a greeting, a message or a moment of their time.</Trans>
        </p>
      </div>
      <section aria-labelledby="celebrities" className={css({ marginBottom: '56px' })}>
        <h2 id="celebrities" className={sectionHeading}>
          <Trans>Celebrities</Trans>
        </h2>
        {props.celebrities.length === 0 ? (
          <p>
            <Trans>No results found</Trans>
          </p>
        ) : (
          <ul className={cardRow}>
            {props.celebrities.map((celebrity) => (
              <li key={celebrity.id}>
                <CelebrityCard celebrity={celebrity} locale={props.locale} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {props.categories}
    </div>
  );
}
