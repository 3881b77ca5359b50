import { ShoppingBag } from 'lucide-react';

import { detailPicture } from '#app/ui/layout/detail.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { waitingGoods } from '#app/ui/picture/waiting-picture.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import type { Product } from '#domain/product/product.ts';
import { css, cx } from '#styled/css/index.js';

const first = css({ aspectRatio: '4/5' });
const more = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '12px',
  listStyle: 'none',
});
const small = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '4/5',
  objectFit: 'cover',
  borderRadius: '16px',
  background: 'tint',
});

/** The first picture large with the others below it, or the placeholder. */
export function ProductPictures({ product: { title, pictures } }: { product: Product }) {
  const [main, ...others] = pictures;
  if (main === undefined) {
    return (
      <div className={cx(detailPicture, first)}>
        <ShoppingBag aria-hidden size={96} strokeWidth={1} />
      </div>
    );
  }
  return (
    <>
      <div className={cx(detailPicture, first)}>
        <FluidPicture
          className={waitingGoods}
          src={main.src}
          alt={main.alt || title}
          lang={main.alt ? main.altLanguage : undefined}
          sources={pictureSources(main.src)}
          sizes="(min-width: 992px) 420px, (min-width: 768px) 300px, 100vw"
          width={640}
          height={800}
          loading="first"
        />
      </div>
      {others.length > 0 ? (
        <ul className={more}>
          {others.map(({ src, alt, altLanguage }) => (
            <li key={src}>
              <FluidPicture
                className={cx(small, waitingGoods)}
                src={src}
                alt={alt}
                lang={alt ? altLanguage : undefined}
                sources={pictureSources(src, 320)}
                sizes="(min-width: 768px) 132px, 33vw"
                width={320}
                height={400}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
