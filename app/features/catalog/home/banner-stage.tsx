import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import type { ContentPage } from '#domain/site/content.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css } from '#styled/css/index.js';

const stage = css({
  display: 'grid',
  gap: '20px',
  overflow: 'hidden',
  marginTop: '56px',
  borderRadius: 'xl',
  background: 'stage',
  color: 'white',
  md: {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'center',
    gap: '48px',
    marginTop: '72px',
  },
  '& img': { width: '100%', height: '260px', objectFit: 'cover', objectPosition: '50% 40%' },
});
const words = css({
  padding: '36px 20px 8px',
  md: { padding: '48px 0 48px 64px' },
  '& a': { color: 'stageGold', fontWeight: 600 },
});

/** A banner further down the home page with the shop's own content; renders nothing when there is none. */
export function BannerStage({ block }: { block: ContentPage | null }) {
  if (!block) return null;
  const { picture } = block;
  return (
    <section className={stage} aria-labelledby="banner">
      <div className={words}>
        <h2 id="banner" className={css({ textStyle: 'h2' })}>
          {block.title}
        </h2>
        {/* Sanitised by the gateway. */}
        <div
          className={css({ marginTop: '12px', maxWidth: '62ch', color: 'stageText' })}
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      </div>
      {picture ? (
        <FluidPicture
          src={picture.src}
          alt={picture.alt}
          lang={picture.altLanguage}
          sources={pictureSources(picture.src)}
          sizes="(min-width: 768px) 300px, 100vw"
          width={picture.width ?? 640}
          height={picture.height ?? 800}
        />
      ) : null}
    </section>
  );
}
