import { servicesCategoryId, servicesCategorySlug } from '#backend/contract/catalog/category.ts';
import { categories } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { noText } from './translated-text.ts';

/** Adds the category of all services, which no page shows. Idempotent. */
export async function addServicesCategory(executor: Executor): Promise<void> {
  await executor
    .insert(categories)
    .values({
      id: servicesCategoryId,
      slug: servicesCategorySlug,
      name: {
        en: 'Services',
        el: 'Υπηρεσίες',
        az: 'Xidmətlər',
        ru: 'Услуги',
        sr: 'Услуге',
        tr: 'Hizmetler',
      },
      description: noText,
      parentId: null,
      position: 1_000,
    })
    .onConflictDoNothing();
}
