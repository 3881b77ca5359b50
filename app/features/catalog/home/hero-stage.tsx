import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import type { ContentPage } from '#domain/site/content.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import { css } from '#styled/css/index.js';

const stage = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  marginTop: '-32px',
  marginInline: '-20px',
  borderRadius: '0 0 28px 28px',
  background:
    'radial-gradient(90% 120% at 88% 10%, #5C2D91 0, transparent 62%), linear-gradient(120deg, #1E0B35, #3A1A61)',
  color: 'white',
  md: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 0.9fr)',
    gap: '24px',
    alignItems: 'center',
    minHeight: '460px',
    marginTop: 0,
    marginInline: 0,
    borderRadius: 'xl',
  },
  xl: { gridTemplateColumns: 'minmax(0, 1.02fr) minmax(0, 1fr)', gap: '56px', minHeight: '520px' },
});
const words = css({
  padding: '36px 20px 0',
  md: { padding: '48px 0 48px 44px' },
  xl: { padding: '56px 0 56px 64px' },
});
const title = css({
  textStyle: 'hero',
  hyphens: 'manual',
  md: { fontSize: '40px' },
  xl: { fontSize: 'clamp(36px, 1.1rem + 3vw, 60px)' },
  _longWords: { xl: { fontSize: 'clamp(34px, 1rem + 2.5vw, 52px)' } },
});
const lead = css({
  marginTop: '14px',
  maxWidth: '34em',
  fontSize: '17px',
  color: 'stageText',
  xl: { marginTop: '20px', fontSize: '19px' },
});
const ways = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  marginTop: '24px',
  md: { flexDirection: 'row', flexWrap: 'wrap', marginTop: '32px' },
});
const glass = css(button.raw({ variant: 'outline', size: 'large' }), {
  background: 'rgb(255 255 255 / 0.1)',
  borderColor: 'rgb(255 255 255 / 0.55)',
  color: 'white',
  '&:hover:not(:disabled, [aria-disabled=true])': {
    background: 'rgb(255 255 255 / 0.18)',
    borderColor: 'white',
  },
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  marginTop: '22px',
  fontSize: '14px',
  color: '#D9CBEA',
  listStyle: 'none',
  '& b': { color: 'white', fontWeight: 600 },
  md: { gap: '6px 28px', marginTop: '40px', fontSize: '15px' },
});

/** The home page's headline: the shop's own if it has one, otherwise ours. */
function HeroWords({ block }: { block: ContentPage | null }) {
  if (block) {
    return (
      <>
        <h1 className={title}>{block.title}</h1>
        {/* Sanitised by the gateway. */}
        <div className={lead} dangerouslySetInnerHTML={{ __html: block.html }} />
      </>
    );
  }
  return (
    <>
      <h1 className={title}>
        <Trans>The people you admire, speaking to the people you love.</Trans>
      </h1>
      <p className={lead}>
        <Trans>
          Choose a celebrity, tell them the occasion and get a video, a message or a signed gift
          made for one person alone.
        </Trans>
      </p>
    </>
  );
}

/** The purple stage of the home page. `collage` is rendered next to the text, or below it on phones. */
export function HeroStage(props: {
  block: ContentPage | null;
  locale: Locale;
  /** How many celebrities there are, or null when the back end does not say. */
  celebrities: number | null;
  lowestPrice: Cents | null;
  collage: ReactNode;
}) {
  const { celebrities, locale } = props;
  const price = props.lowestPrice === null ? null : formatMoney(props.lowestPrice, locale);
  return (
    <section className={stage}>
      <div className={words}>
        <HeroWords block={props.block} />
        <div className={ways}>
          <Link to="/{-$locale}/celebrities" className={button({ variant: 'gold', size: 'large' })}>
            <Trans>Find a celebrity</Trans>
          </Link>
          <a href="#how" className={glass}>
            <Trans>See how it works</Trans>
          </a>
        </div>
        <ul className={facts}>
          {celebrities === null ? null : (
            <li>
              <Trans>
                <b>{celebrities}</b>{' '}
                <Plural value={celebrities} one="celebrity" other="celebrities" />
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              <b>{locales.length}</b> languages
            </Trans>
          </li>
          {price === null ? null : (
            <li>
              <Trans>
                from <b>{price}</b>
              </Trans>
            </li>
          )}
        </ul>
      </div>
      {props.collage}
    </section>
  );
}
