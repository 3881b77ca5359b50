import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { css } from '#styled/css/index.js';

const band = css({
  display: 'grid',
  gap: '32px',
  marginTop: '56px',
  marginInline: '-20px',
  padding: '36px 20px',
  background: 'tint',
  md: { marginTop: '72px', marginInline: 0, padding: '56px 64px', borderRadius: 'xl' },
  xl: { gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)', gap: '64px' },
});
const steps = css({
  display: 'grid',
  gap: '22px',
  listStyle: 'none',
  md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '36px' },
});
const step = css({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: '16px',
  md: { display: 'block' },
});
const number = css({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  background: 'brand',
  color: 'onBrand',
  fontWeight: 600,
});

function Step(props: { order: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className={step}>
      <span className={number} aria-hidden>
        {props.order}
      </span>
      <b className={css({ display: 'block', textStyle: 'h3', md: { margin: '16px 0 6px' } })}>
        {props.title}
      </b>
      <p className={css({ color: 'text2', smDown: { marginTop: '4px' } })}>{props.children}</p>
    </li>
  );
}

/** The steps from the first click to the finished video. */
export function HowItWorksBand({ locale }: { locale: Locale }) {
  return (
    <section id="how" aria-labelledby="how-title" className={band}>
      <div>
        <h2 id="how-title" className={css({ textStyle: 'h2' })}>
          <Trans>How it works</Trans>
        </h2>
        <p className={css({ color: 'text2', margin: '14px 0 24px' })}>
          <Trans>
            Three steps, and one page where you can always see how your request is doing.
          </Trans>
        </p>
        <Link to={addressIn(locale, '/how-it-works')} className={button({ variant: 'outline' })}>
          <Trans>See the details</Trans>
        </Link>
      </div>
      <ol className={steps}>
        <Step order={1} title={<Trans>Tell us who it’s for</Trans>}>
          <Trans>
            Pick a service, tell us the occasion and add two or three details that make it personal.
          </Trans>
        </Step>
        <Step order={2} title={<Trans>Pay by bank transfer</Trans>}>
          <Trans>
            We’ll show you our bank details and a QR code. Our team checks every request before
            passing it on.
          </Trans>
        </Step>
        <Step order={3} title={<Trans>Get your video</Trans>}>
          <Trans>
            The celebrity accepts and records it. Your finished video will be waiting in My orders.
          </Trans>
        </Step>
      </ol>
    </section>
  );
}
