import { ShoppingBag } from 'lucide-react';

import { pictureFrame } from '#app/ui/layout/card.recipe.ts';
import { FluidPicture, type FluidSource } from './fluid-picture.tsx';
import { waitingGoods } from './waiting-picture.ts';

/**
 * A card's picture in a 4:5 frame that is reserved before the picture loads, so that nothing shifts; an icon if there
 * is none.
 */
export function Picture(props: {
  src: string | null;
  sources: readonly FluidSource[];
  loading: 'eager' | 'lazy';
}) {
  return (
    <span className={pictureFrame}>
      {props.src === null ? (
        <ShoppingBag aria-hidden size={40} strokeWidth={1.4} />
      ) : (
        <FluidPicture
          className={waitingGoods}
          src={props.src}
          alt=""
          sources={props.sources}
          sizes="(min-width: 768px) 188px, 157px"
          width={640}
          height={800}
          loading={props.loading}
        />
      )}
    </span>
  );
}
