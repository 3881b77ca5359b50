import * as v from 'valibot';
import { paths } from '#backend/contract/paths.ts';
import { productBatchSchema } from '#backend/contract/catalog/product.ts';
import { kindOf, rowSchema, type ProductRow } from '../additions.server.ts';
import { sellerIdOf } from './catalog-index.server.ts';
import { json, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import { rowsOf } from './answer-orderable.server.ts';
import { writeSchema, type ProductSide, change, make } from './product-answers.server.ts';

type Batch = v.InferOutput<typeof productBatchSchema>;

/** Whose products a batch is about. */
async function vendorOf(site: WordpressSite, { create, update }: Batch): Promise<number | null> {
  const [made] = create;
  if (made !== undefined) return v.parse(writeSchema, made).vendor ?? null;
  const [changed] = update;
  return changed ? sellerIdOf(await site.ask(paths.product(changed.id), rowSchema)) : null;
}

/**
 * Several at once, one after the other: a vendor may not send a batch. Where one is refused the rest is left, and those
 * before it stay. A vendor's batches take turns, so that one that was given up is over before the next one looks.
 */
export async function answerProductBatch(side: ProductSide, request: Request): Promise<Response> {
  const batch = v.parse(productBatchSchema, await request.json());
  const vendor = await vendorOf(side.site, batch);
  const save = () => saveAll(side, request, batch, vendor);
  const name = `services ${vendor}`;
  return batch.create.length > 0 ? side.turns(name, save, { makes: true }) : side.turns(name, save);
}

async function saveAll(
  side: ProductSide,
  request: Request,
  { create, update }: Batch,
  vendor: number | null,
): Promise<Response> {
  const answers: { create: unknown[]; update: unknown[] } = { create: [], update: [] };
  for (const product of update) {
    const answer = await change(side, request, product.id, product);
    if (!answer.ok) return answer;
    answers.update.push(await answer.json());
  }
  const authorization = request.headers.get('authorization');
  const rows =
    create.length > 0 && vendor !== null ? await rowsOf(side.site, vendor, authorization) : [];
  for (const product of create) {
    const answer = await makeOnce(side, request, product, rows);
    if (!answer.ok) return answer;
    answers.create.push(await answer.json());
  }
  return json(answers);
}

/** A service of a kind that is there by now is changed: a celebrity has each once. */
async function makeOnce(
  side: ProductSide,
  request: Request,
  sent: unknown,
  rows: readonly ProductRow[],
): Promise<Response> {
  const { vendor: _, meta_data, ...product } = v.parse(writeSchema, sent);
  const kind = kindOf({ meta_data });
  const there = kind === null ? undefined : rows.find((row) => kindOf(row) === kind);
  return there ? change(side, request, there.id, product) : make(side, request, sent);
}
