import { maxProductPictures } from '#domain/product/product-picture.ts';
import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import type { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { filesOf } from '#backend/modules/content/store/media-removal.ts';
import {
  shownText,
  textIn,
  type WrittenText,
  withTranslation,
} from '#backend/modules/catalog/store/translated-text.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { picturesOf } from './common-view.ts';

type ProductRow = typeof products.$inferSelect;

export const longest = { name: 200, description: 20_000, alt: 300 } as const;

type SentPictures = NonNullable<WireProductWrite['images']>;

/** The pictures in a request: the vendor's own files, or pictures that the product already has. */
export async function picturesFrom(
  executor: Executor,
  row: ProductRow,
  sent: SentPictures,
  locale: WrittenText['locale'],
) {
  if (sent.length > maxProductPictures) {
    throw invalidParameter('images', 'images has too many items.', 'rest_too_many_items');
  }
  const shown = picturesOf(row);
  const files = await filesOf(
    executor,
    row.vendorId,
    sent.flatMap(({ id }) => id ?? []),
  );
  return sent.map(({ id, src: remote, alt = '' }) => {
    if (id === undefined) {
      const message = `Error getting remote image ${remote ?? ''}. Error: pictures are sent to the media library.`;
      throw refusal(400, 'woocommerce_product_image_upload_error', message);
    }
    const before = shown.find(({ wireId }) => wireId === id);
    const known = before ?? files.find((file) => file.id === id);
    if (!known) {
      const message = `#${id} is an invalid image ID.`;
      throw refusal(400, 'woocommerce_product_invalid_image_id', message);
    }
    const text = alt.trim().slice(0, longest.alt);
    const { id: file, src } = known;
    if (!before) return { id: file, src, alt: textIn({ locale, text }) };
    // Every update sends back the texts it was shown; only a different text is a translation into this language.
    const isShown = shownText(before.alt, locale).text === text;
    return {
      id: file,
      src,
      alt: isShown ? before.alt : withTranslation(before.alt, { locale, text }),
    };
  });
}
