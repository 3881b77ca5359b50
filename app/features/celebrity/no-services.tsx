import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';

import { TellMe } from '#app/entities/availability/lazy-parts.ts';
import { button } from '#app/ui/button.recipe.ts';
import type { Celebrity } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { css } from '#styled/css/index.js';

const frame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  marginTop: '40px',
  padding: '40px 28px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  textAlign: 'center',
});

/** Shown for a celebrity without services, with a link to those who offer some. */
export function NoServices({ celebrity, locale }: { celebrity: Celebrity; locale: Locale }) {
  return (
    <section className={frame} aria-labelledby="services">
      <Hourglass aria-hidden size={40} strokeWidth={1.4} className={css({ color: 'brandInk' })} />
      <h2 id="services" className={css({ textStyle: 'h3' })}>
        <Trans>No services yet</Trans>
      </h2>
      <p className={css({ color: 'text2' })}>
        <Trans>Nothing to book just yet. Check back soon.</Trans>
      </p>
      <TellMe celebrityId={celebrity.id} celebrityName={celebrity.shopName} locale={locale} />
      <Link to={addressIn(locale, '/celebrities')} className={button({ variant: 'outline' })}>
        <Trans>Browse celebrities</Trans>
      </Link>
    </section>
  );
}
