import { Trans } from '@lingui/react/macro';
import { UserRoundX } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { page } from '#app/ui/layout/page.recipe.ts';
import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css, cx } from '#styled/css/index.js';

import { LocaleLink } from '../locale-link.tsx';

const portrait = '/demo/portraits/konstantin.webp';

const layout = css({
  display: 'grid',
  gap: '8px',
  alignItems: 'center',
  maxWidth: '1288px',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '64px', minHeight: '560px' },
});
const ways = css({ display: 'grid', gap: '12px', sm: { display: 'flex', flexWrap: 'wrap' } });
const art = css({
  position: 'relative',
  height: '250px',
  order: -1,
  lg: { height: '360px', order: 0 },
  xl: { height: '480px' },
});
const card = css({
  position: 'absolute',
  top: '24px',
  left: '50%',
  // Rotated by seven degrees and offset, both still fit in the narrowest column.
  width: '140px',
  aspectRatio: '4/5',
  marginLeft: '-70px',
  overflow: 'hidden',
  borderRadius: '24px',
  objectFit: 'cover',
  lg: { top: '40px', width: '190px', marginLeft: '-95px' },
  xl: { width: '250px', marginLeft: '-125px' },
});
const someone = css({
  transform: 'rotate(-7deg) translateX(-58px)',
  lg: { transform: 'rotate(-7deg) translateX(-80px)' },
  xl: { transform: 'rotate(-7deg) translateX(-105px)' },
});
const emptyCard = css({
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed token(colors.control)',
  background: 'brandBg',
  color: 'brandInk',
  transform: 'rotate(6deg) translateX(58px)',
  lg: { transform: 'rotate(6deg) translateX(80px)' },
  xl: { transform: 'rotate(6deg) translateX(105px)' },
});

/** The page for a 404, with two links to continue. */
export function NotFoundScreen() {
  return (
    <div className={cx(page, layout)}>
      <div>
        <h1 {...useFocusedHeading(true)} className={css({ textStyle: 'h1' })}>
          <Trans>This page doesn’t exist</Trans>
        </h1>
        <p
          className={css({
            marginTop: '16px',
            marginBottom: '28px',
            fontSize: '18px',
            color: 'text2',
          })}
        >
          <Trans>
            It may have moved, or it never existed. Try a search, or meet our celebrities.
          </Trans>
        </p>
        <div className={ways}>
          <LocaleLink path="/" className={button({ size: 'large' })}>
            <Trans>Back to the home page</Trans>
          </LocaleLink>
          <LocaleLink path="/celebrities" className={button({ size: 'large', variant: 'outline' })}>
            <Trans>Browse celebrities</Trans>
          </LocaleLink>
        </div>
      </div>
      <div className={art} aria-hidden>
        <FluidPicture
          className={cx(card, someone)}
          src={portrait}
          alt=""
          sources={pictureSources(portrait, 500)}
          sizes="(min-width: 768px) 250px, 160px"
          width={250}
          height={312}
          loading="eager"
        />
        <div className={cx(card, emptyCard)}>
          <UserRoundX size={64} strokeWidth={1.2} />
        </div>
      </div>
    </div>
  );
}
