import { Trans } from '@lingui/react/macro';

import type { CelebrityCard } from '#domain/celebrity.ts';
import { nameLanguage } from '#domain/name-language.ts';
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

function Face({ src, eager = false }: { src: string; eager?: boolean }) {
  const urgency = eager ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {};
  return <img src={src} alt="" width={640} height={800} decoding="async" {...urgency} />;
}

/** The first face of each category, another one than the star's first. */
function ofDifferentKinds(faces: readonly CelebrityCard[], star: CelebrityCard | undefined) {
  const seen = new Set([star?.categories[0]]);
  return faces.filter(({ categories: [kind] }) => {
    const isNew = kind !== undefined && !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

/**
 * Faces beside the first words of the home page, with an example of a wish and its answer.
 * @param centre address of the picture in the middle, or null for the first face
 */
export function HeroCollage(props: { faces: readonly CelebrityCard[]; centre: string | null }) {
  const shown = props.faces.filter(({ portrait }) => portrait !== null);
  const star = shown.find(({ portrait }) => portrait === props.centre) ?? null;
  const first = star ?? (props.centre === null ? shown[0] : undefined);
  const picture = props.centre ?? first?.portrait;
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
        <Face src={picture} eager />
        {first ? (
          <figcaption className={caption}>
            <b lang={nameLanguage(first.shopName, first.country)}>{first.shopName}</b>
            <Trans>“Maria, happy thirtieth!”</Trans>
          </figcaption>
        ) : null}
      </figure>
      {others.map(({ id, portrait }, index) => (
        <figure key={id} className={cx(frame, places[index])}>
          <Face src={portrait ?? ''} />
        </figure>
      ))}
    </div>
  );
}
