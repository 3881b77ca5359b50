import { Trans } from '@lingui/react/macro';

import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import type { CelebrityCard } from '#domain/catalog/celebrity.ts';
import { nameLanguage } from '#domain/text/name-language.ts';
import type { SizedPicture } from '#domain/site/content.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css, cx } from '#styled/css/index.js';

const stage = css({
  position: 'relative',
  width: '100%',
  minHeight: '316px',
  md: { minHeight: '460px' },
  xl: { minHeight: '520px', maxWidth: '680px', justifySelf: 'end' },
});
const frame = css({
  position: 'absolute',
  margin: 0,
  overflow: 'hidden',
  aspectRatio: '4/5',
  borderRadius: '22px',
  boxShadow: '0 30px 60px -18px rgb(0 0 0 / 0.65)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 20%' },
});
const middle = css({
  zIndex: 2,
  width: '48%',
  left: '26%',
  top: '36px',
  md: { width: '64%', left: '2%', top: 'auto', bottom: '44px' },
  xl: { width: '47%', left: '24%', top: '74px', bottom: 'auto' },
});
const left = css({
  width: '36%',
  left: '-6%',
  top: '92px',
  md: { display: 'none' },
  xl: { display: 'block', width: '34%', left: '-3%', top: '182px' },
});
const right = css({
  width: '36%',
  left: '70%',
  top: '72px',
  md: { width: '54%', left: '60%', top: '44px' },
  xl: { width: '35%', left: '68%', top: '-24px' },
});
const below = css({
  display: 'none',
  xl: { display: 'block', width: '35%', left: '68%', top: '282px' },
});
const places = [left, right, below];
const caption = css({
  position: 'absolute',
  inset: 'auto 0 0 0',
  padding: '44px 16px 14px',
  background: 'linear-gradient(transparent, rgb(20 8 36 / 0.88))',
  fontSize: '15px',
  lineHeight: 1.35,
  '& b': { display: 'block', fontWeight: 600 },
});
const note = css({
  display: 'none',
  xl: { display: 'block' },
  position: 'absolute',
  zIndex: 3,
  left: '3%',
  top: '52px',
  maxWidth: '200px',
  padding: '12px 16px',
  borderRadius: '14px 14px 4px 14px',
  background: 'white',
  color: '#1F1529',
  fontSize: '14px',
  lineHeight: 1.4,
  boxShadow: '0 16px 40px -10px rgb(0 0 0 / 0.5)',
  '& b': { display: 'block', fontSize: '13px', fontWeight: 600, color: '#77590F' },
});

/** How wide each place is in the window, derived from the shares of the stage above. */
const middleSizes = '(min-width: 1200px) 320px, (min-width: 768px) 26vw, 48vw';
const sideSizes = '(min-width: 1200px) 238px, (min-width: 768px) 22vw, 36vw';

function Face(props: {
  src: string;
  alt?: string | undefined;
  lang?: string | undefined;
  sizes: string;
  loading?: 'first';
}) {
  const { alt = '', ...rest } = props;
  const sources = pictureSources(props.src, 640);
  return <FluidPicture {...rest} alt={alt} sources={sources} width={640} height={800} />;
}

/** The first face of each category, other than the star's. */
function ofDifferentKinds(faces: readonly CelebrityCard[], star: CelebrityCard | undefined) {
  const seen = new Set([star?.categories[0]]);
  return faces.filter(({ categories: [kind] }) => {
    const isNew = kind !== undefined && !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

/**
 * Faces next to the home page's headline, with an example of a request and its video.
 * @param centre the picture in the middle, or null for the first face
 */
export function HeroCollage(props: {
  faces: readonly CelebrityCard[];
  centre: SizedPicture | null;
}) {
  const shown = props.faces.filter(({ portrait }) => portrait !== null);
  const star = shown.find(({ portrait }) => portrait === props.centre?.src) ?? null;
  const first = star ?? (props.centre === null ? shown[0] : undefined);
  const picture = props.centre?.src ?? first?.portrait;
  if (!picture) return null;
  const others = ofDifferentKinds(shown, first).slice(0, places.length);
  return (
    <div className={stage}>
      <p className={note}>
        <b>
          <Trans>From Katerina</Trans>
        </b>
        <Trans>For Maria’s 30th. She has every album.</Trans>
      </p>
      <figure className={cx(frame, middle)}>
        <Face
          src={picture}
          alt={props.centre?.alt}
          lang={props.centre?.altLanguage}
          sizes={middleSizes}
          loading="first"
        />
        {first ? (
          <figcaption className={caption}>
            <b lang={nameLanguage(first.shopName, first.country)}>{first.shopName}</b>
            <Trans>“Maria, happy thirtieth!”</Trans>
          </figcaption>
        ) : null}
      </figure>
      {others.map(({ id, portrait }, index) => (
        <figure key={id} className={cx(frame, places[index])}>
          <Face src={portrait ?? ''} sizes={sideSizes} />
        </figure>
      ))}
    </div>
  );
}
