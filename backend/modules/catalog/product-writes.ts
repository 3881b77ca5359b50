import { productBatchSchema } from '#backend/contract/catalog/product.ts';
import { requireShopkeeper } from '#backend/http/auth/caller.ts';
import { lockProducts } from './store/product-lock.ts';
import { transact } from '#backend/db/transact.ts';
import { created, json, unlessChanged } from '#backend/http/wire/answer.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import {
  wantedOf,
  viewOf,
  writtenView,
  change,
  throwAway,
  create,
  writing,
} from './product-write-steps.ts';

/** POST wc/v3/products: creates a product of a vendor, or a service that the vendor did not offer yet. */
export async function productCreate(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'create');
  const wanted = wantedOf(await readBody(call.request));
  const id = await writing(call, [wanted], (transaction) => create(call, transaction, wanted));
  return created(call, await writtenView(call, call.services.database, id));
}

/** PATCH, PUT or POST wc/v3/products/{id}: a partial update; 409 if it changed since the client read it. */
export async function productChange(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'edit');
  const id = Number(call.params[0]);
  const wanted = wantedOf(await readBody(call.request));
  const isChanged = await writing(call, [wanted], (transaction) =>
    change(call, transaction, id, wanted),
  );
  const view = await writtenView(call, call.services.database, id);
  return json(view, 200, unlessChanged(isChanged));
}

/** DELETE wc/v3/products/{id}: moves it to the trash, never further, since orders refer to it. */
export async function productDelete(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'delete');
  const id = Number(call.params[0]);
  const { database } = call.services;
  await transact(database, (transaction) => throwAway(call, transaction, id));
  return json(await viewOf(call, database, id));
}

/** POST wc/v3/products/batch: all items or none. */
export async function productBatch(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'edit');
  const sent = readParameters(productBatchSchema, await readBody(call.request));
  const { delete: toDelete } = sent;
  if (sent.create.length + sent.update.length + toDelete.length > 100) {
    throw refusal(413, 'woocommerce_rest_request_entity_too_large', 'Too many items.');
  }
  const toCreate = sent.create.map(wantedOf);
  const toChange = sent.update.map((item) => ({ ...wantedOf(item), id: item.id }));
  const created = await writing(call, [...toCreate, ...toChange], async (transaction) => {
    await lockProducts(transaction, [...toChange.map(({ id }) => id), ...toDelete]);
    for (const item of toChange) await change(call, transaction, item.id, item);
    const ids: number[] = [];
    for (const item of toCreate) ids.push(await create(call, transaction, item));
    for (const id of toDelete) await throwAway(call, transaction, id);
    return ids;
  });
  const views = (ids: readonly number[]) =>
    Promise.all(ids.map((id) => viewOf(call, call.services.database, id)));
  return json({
    create: await views(created),
    update: await views(toChange.map(({ id }) => id)),
    delete: await views(toDelete),
  });
}
