import { useLingui } from '@lingui/react/macro';

import { Heart } from '#app/entities/favourite/lazy-parts.ts';
import { detailPicture } from '#app/ui/layout/detail.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { initials } from '#app/ui/picture/portrait.tsx';
import { waitingFigure } from '#app/ui/picture/waiting-picture.ts';
import type { Celebrity } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css } from '#styled/css/index.js';

/** The large portrait, or the initials if there is none. */
export function CelebrityPortrait({ celebrity, locale }: { celebrity: Celebrity; locale: Locale }) {
  const { t } = useLingui();
  const { shopName: name, portrait } = celebrity;
  return (
    <div className={detailPicture}>
      {portrait ? (
        <FluidPicture
          className={waitingFigure}
          src={portrait}
          alt={t`Portrait of ${name}`}
          sources={pictureSources(portrait)}
          sizes="(min-width: 992px) 420px, (min-width: 768px) 300px, 100vw"
          width={640}
          height={800}
          loading="first"
        />
      ) : (
        <span aria-hidden className={css({ fontSize: '96px', fontWeight: 600 })}>
          {initials(name)}
        </span>
      )}
      <Heart celebrityId={celebrity.id} name={name} locale={locale} />
    </div>
  );
}
