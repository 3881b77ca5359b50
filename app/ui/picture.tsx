import { ShoppingBag } from 'lucide-react';

import { pictureFrame } from './card.recipe.ts';

/**
 * A picture in a 4:5 frame that is there before the picture is, so that nothing moves; a sign when there is none.
 * @param sources the same picture in several widths (CSS pixels), for `srcset`
 */
export function Picture(props: {
  src: string | null;
  alt?: string;
  sources?: readonly { src: string; width: number }[];
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
  eager?: boolean;
}) {
  return (
    <span className={pictureFrame}>
      {props.src === null ? (
        <ShoppingBag aria-hidden size={40} strokeWidth={1.4} />
      ) : (
        <img
          src={props.src}
          srcSet={props.sources?.map(({ src, width }) => `${src} ${width}w`).join(', ')}
          sizes={props.sizes ?? '(min-width: 768px) 188px, 157px'}
          alt={props.alt ?? ''}
          width={640}
          height={800}
          loading={props.eager ? 'eager' : 'lazy'}
          fetchPriority={props.eager ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </span>
  );
}
