import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldError, fieldHint, fileButton } from '#app/ui/field/form.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import type { OwnPicture } from '#domain/product/own-product-values.ts';
import { maxProductPictures } from '#domain/product/product-picture.ts';
import { pictureTypes } from '#domain/person/profile-picture.ts';
import { css, cx } from '#styled/css/index.js';

import { card, cardTitle, pictures as list } from './my-products.recipe.ts';
import { PictureItem, removeButtonId } from './picture-item.tsx';
import { usePictureDrag } from './use-picture-drag.ts';
import type { PictureSending } from './use-picture-upload.ts';

const addId = 'product-pictures-add';

/** A product's pictures in order; lists show the first. */
export function PicturesField(props: {
  pictures: readonly OwnPicture[];
  sending: PictureSending;
  /** The language of the alternative texts. */
  language: Locale;
  /** Receives the latest pictures, because files arrive while the user keeps editing. */
  onChange: (change: (pictures: readonly OwnPicture[]) => readonly OwnPicture[]) => void;
}) {
  const { t } = useLingui();
  const { pictures, onChange } = props;
  const heading = useId();
  /** The element to focus once the pictures have been updated. */
  const next = useRef<string | null>(null);
  const [told, setTold] = useState('');
  const { send, isSending, failures } = props.sending;
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [pictures]);
  const count = pictures.length;
  const rests = isSending || count >= maxProductPictures;

  /** @param to zero-based */
  function put(picture: OwnPicture, to: number): void {
    const place = to + 1;
    setTold(t`Image ${place} of ${count}`);
    onChange((now) => now.filter(({ id }) => id !== picture.id).toSpliced(to, 0, picture));
  }
  function move(index: number, by: -1 | 1): void {
    const picture = pictures[index];
    if (!picture) return;
    // An element that is moved in the DOM loses focus.
    next.current = `picture-${picture.id}-${by}`;
    put(picture, index + by);
  }
  function remove(index: number): void {
    const [picture, following] = pictures.slice(index);
    if (!picture) return;
    const place = index + 1;
    const left = count - 1;
    next.current = following ? removeButtonId(following) : addId;
    setTold(t`Image ${place} removed. Images left: ${left}`);
    onChange((now) => now.filter(({ id }) => id !== picture.id));
  }
  function add(files: readonly File[]): void {
    if (rests) return;
    setTold('');
    send(files.slice(0, maxProductPictures - count), (picture) =>
      onChange((now) => (now.length < maxProductPictures ? [...now, picture] : now)),
    );
  }
  const drag = usePictureDrag(pictures, put);

  return (
    <section className={card} aria-labelledby={heading}>
      <h2 id={heading} className={cardTitle}>
        <Trans>Images</Trans>
      </h2>
      {count > 0 ? (
        <ol className={list}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              place={index + 1}
              count={count}
              language={props.language}
              onAlt={(alt) =>
                onChange((now) => now.map((one) => (one.id === picture.id ? { ...one, alt } : one)))
              }
              onMove={(by) => move(index, by)}
              drag={drag.of(picture, index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : null}
      <output className={css({ srOnly: true })}>{told}</output>
      <label
        className={cx(button({ variant: 'outline', wide: true }), fileButton)}
        aria-disabled={rests}
      >
        <ImagePlus aria-hidden size={20} />
        <Trans>Add images</Trans>
        <input
          id={addId}
          type="file"
          multiple
          accept={pictureTypes}
          aria-disabled={rests ? true : undefined}
          aria-describedby="product-pictures-hint product-pictures-state"
          onClick={(event) => {
            if (rests) event.preventDefault();
          }}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Lets the same file be chosen again after a refusal.
            target.value = '';
          }}
        />
      </label>
      <p id="product-pictures-hint" className={cx(fieldHint, css({ marginTop: '8px' }))}>
        <Trans>Up to 8 images, JPG, PNG or WebP, up to 2 MB each. Lists show the first one.</Trans>
      </p>
      <div id="product-pictures-state" className={css({ marginTop: '8px' })}>
        {isSending ? (
          <output className={fieldHint}>
            <Trans>Please wait ...</Trans>
          </output>
        ) : null}
        {failures.map(({ name, reason }) => (
          <p key={name} role="alert" className={fieldError}>
            <CircleAlert aria-hidden />
            <span className={css({ overflowWrap: 'anywhere' })}>
              {name}: {t(reason)}
            </span>
          </p>
        ))}
      </div>
    </section>
  );
}
