import { servicesCategoryId } from '#backend/contract/catalog/category.ts';
import { requireShopkeeper } from '#backend/http/auth/caller.ts';
import {
  addCategory,
  moveManyGoodsUp,
  removeCategory,
  writeCategory,
} from '#backend/modules/catalog/store/category-writes.ts';
import { allCategories } from './store/categories.ts';
import { textIn, withTranslation } from '#backend/modules/catalog/store/translated-text.ts';
import { demand } from '#backend/modules/people/customer-input.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { batch } from '#backend/http/wire/batch.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { requireForce } from '#backend/http/wire/catalog-query.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import {
  categoryNameOf,
  existing,
  ownSlug,
  parentOf,
  readCategoryWrite,
  slugFrom,
} from './category-input.ts';
import { freeSlug } from './free-slug.ts';
import { writing, viewOf, categoryIn, nextPosition } from './category-write-steps.ts';

/** POST wc/v3/products/categories. */
export async function categoryCreate(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'create');
  const sent = readCategoryWrite(await readBody(call.request));
  demand({ ...sent }, ['name']);
  const name = categoryNameOf(sent.name ?? '');
  const written = { locale: languageOf(call.url) };
  const made = await writing(call, async (transaction, all) => {
    const parent = parentOf(sent.parent ?? 0, all, null);
    const slug = sent.slug ? slugFrom(sent.slug) : null;
    const duplicate = existing(name, parent, slug, all);
    if (duplicate) throw duplicate;
    const id = await addCategory(transaction, {
      parentId: parent?.id ?? null,
      slug: freeSlug(slug ?? slugFrom(name), all, parent),
      name: textIn({ ...written, text: name }),
      description: textIn({ ...written, text: sent.description?.trim() ?? '' }),
      position: sent.menu_order ?? nextPosition(all, parent),
    });
    return viewOf(call, transaction, id);
  });
  return created(call, made);
}

/** PATCH, PUT or POST wc/v3/products/categories/{id}: a partial update, with texts in the requested language. */
export async function categoryChange(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'edit');
  const sent = readCategoryWrite(await readBody(call.request));
  const locale = languageOf(call.url);
  return json(
    await writing(call, async (transaction, all) => {
      const before = categoryIn(all, call);
      const { name, description, parent, slug, menu_order: position } = sent;
      if (before.id === servicesCategoryId && (slug !== undefined || (parent ?? 0) !== 0)) {
        const message = 'The services are found at this category: it stays where it is.';
        throw refusal(400, 'woocommerce_rest_cannot_edit', message);
      }
      await writeCategory(transaction, before, {
        ...(name !== undefined && {
          name: withTranslation(before.name, { locale, text: categoryNameOf(name) }),
        }),
        ...(description !== undefined && {
          description: withTranslation(before.description, { locale, text: description.trim() }),
        }),
        ...(parent !== undefined && { parentId: parentOf(parent, all, before)?.id ?? null }),
        ...(slug !== undefined && { slug: ownSlug(slug, all, before) }),
        ...(position !== undefined && { position }),
      });
      return viewOf(call, transaction, before.id);
    }),
  );
}

/** DELETE wc/v3/products/categories/{id}: its goods and child categories move up to its parent. */
export async function categoryDelete(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'delete');
  const { database } = call.services;
  const { id } = categoryIn(await allCategories(database), call);
  requireForce(call.url);
  if (id !== servicesCategoryId) await moveManyGoodsUp(database, id);
  return json(
    await writing(call, async (transaction, all) => {
      const before = categoryIn(all, call);
      const view = await viewOf(call, transaction, before.id);
      if (before.id === servicesCategoryId || !(await removeCategory(transaction, before))) {
        const message = 'The resource cannot be deleted: something is filed there.';
        throw refusal(400, 'woocommerce_rest_cannot_delete', message);
      }
      return view;
    }),
  );
}

/** POST wc/v3/products/categories/batch: each item is independent. */
export function categoryBatch(call: Call): Promise<Response> {
  return batch(call, { create: categoryCreate, update: categoryChange, delete: categoryDelete });
}
