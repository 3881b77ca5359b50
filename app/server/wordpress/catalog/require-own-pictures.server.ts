import type { ProductRow } from '../additions.server.ts';
import { refusal, Refused, type WordpressSite } from '../site.server.ts';
import { ownFiles } from './product-pictures.server.ts';

/** Whose product it is, and how it is now, where there is one. */
interface Shown {
  readonly vendor: number | null;
  readonly row?: ProductRow;
}

/**
 * Lets a product name the vendor's own files and what it shows already, as the embedded back end does: with the
 * administrator's key WooCommerce takes anyone's, and writes its alternative text anew.
 * @throws Refused for any other file
 */
export async function requireOwnPictures(
  site: WordpressSite,
  request: Request,
  sent: readonly { readonly id?: number | undefined }[],
  { vendor, row }: Shown,
): Promise<void> {
  const shown = new Set((row?.images ?? []).map(({ id }) => Number(id)));
  const others = sent.map(({ id = 0 }) => id).filter((id) => !shown.has(id));
  if (others.length === 0) return;
  const own = await ownFiles(site, request, others, vendor);
  const foreign = others.find((id) => !own.has(id));
  if (foreign === undefined) return;
  const message = `#${foreign} is an invalid image ID.`;
  throw new Refused(refusal(400, 'woocommerce_product_invalid_image_id', message));
}
