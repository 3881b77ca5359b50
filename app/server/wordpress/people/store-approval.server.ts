import type * as v from 'valibot';
import {
  type listedNamesSchema,
  maxListedNames,
  namesAfterParameter,
} from '#backend/contract/vendor-approval.ts';
import type { CachedCatalog } from '../catalog/catalog-index.server.ts';
import { json } from '../site.server.ts';

/** The names of open stores after an id, in the order of their ids. */
export async function answerNames(catalogue: CachedCatalog, url: URL): Promise<Response> {
  const after = Number(url.searchParams.get(namesAfterParameter) ?? 0);
  const { vendors } = await catalogue.read();
  const names: v.InferOutput<typeof listedNamesSchema> = vendors
    .map(({ vendor_id, vendor_shop_name }) => ({ id: vendor_id, name: vendor_shop_name }))
    .filter(({ id }) => id > after)
    .toSorted((one, other) => one.id - other.id)
    .slice(0, maxListedNames);
  return json(names);
}
