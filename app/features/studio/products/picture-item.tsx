import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

import { iconButton } from '#app/ui/button.recipe.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Locale } from '#domain/locale.ts';
import type { OwnPicture } from '#domain/product/own-product-values.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { maxAltLength } from '#domain/product/product-picture.ts';
import { cx } from '#styled/css/index.js';

import * as look from './my-products.recipe.ts';
import type { PictureDrag } from './use-picture-drag.ts';

interface PictureItemProps {
  picture: OwnPicture;
  /** Counted from 1. */
  place: number;
  count: number;
  language: Locale;
  onAlt: (alt: string) => void;
  /** Moves it up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  drag: PictureDrag;
}

/** The key of a picture's remove button. */
export function removeButtonId({ id }: Pick<OwnPicture, 'id'>): string {
  return `picture-${id}-remove`;
}

/** One picture of a product: its alternative text, its position, and the remove button. */
export function PictureItem({ picture, place, count, language, drag, ...on }: PictureItemProps) {
  const { t } = useLingui();
  const { src, alt } = picture;
  // An unavailable button keeps focus if it has it.
  const moves = [
    { by: -1, name: t`Move image ${place} earlier`, Sign: ArrowUp, off: place === 1 },
    { by: 1, name: t`Move image ${place} later`, Sign: ArrowDown, off: place === count },
  ] as const;
  return (
    <li className={look.picture} data-drag={drag.state ?? undefined} {...drag.place}>
      <span className={look.pictureFrame} {...drag.handle}>
        <FluidPicture
          src={src}
          alt={alt || t`Image ${place}`}
          sources={pictureSources(src, 240)}
          sizes="88px"
          width={88}
          height={110}
        />
      </span>
      <div>
        <TextField
          label={t`What image ${place} shows`}
          lang={language}
          value={alt}
          maxLength={maxAltLength}
          onChange={({ target }) => on.onAlt(target.value)}
        />
        <div className={look.pictureButtons}>
          {moves.map(({ by, name, Sign, off }) => (
            <button
              key={by}
              id={`picture-${picture.id}-${by}`}
              type="button"
              className={cx(iconButton(), look.pictureButton)}
              aria-label={name}
              aria-disabled={off}
              onClick={() => (off ? undefined : on.onMove(by))}
            >
              <Sign aria-hidden size={20} />
            </button>
          ))}
          <button
            id={removeButtonId(picture)}
            type="button"
            className={cx(iconButton(), look.pictureButton)}
            aria-label={t`Remove image ${place}`}
            onClick={on.onRemove}
          >
            <Trash2 aria-hidden size={20} />
          </button>
        </div>
      </div>
    </li>
  );
}
