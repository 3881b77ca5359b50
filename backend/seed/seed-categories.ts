import { categories } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { addServicesCategory } from '#backend/modules/catalog/store/services-category.ts';
import type { World, WorldCategory } from './world/world-types.ts';

/** The categories of the world and the one that holds the services. Returns ids by slug. */
export async function seedCategories(
  database: Executor,
  world: World,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  async function add(category: WorldCategory, parentId: number | null, position: number) {
    const { slug, name, description } = category;
    const [row] = await database
      .insert(categories)
      .values({ slug, name, description, parentId, position })
      .returning({ id: categories.id });
    if (!row) throw new Error(`category ${slug} was not stored`);
    ids.set(slug, row.id);
    for (const [index, child] of category.children.entries()) await add(child, row.id, index);
  }
  await addServicesCategory(database);
  for (const [index, category] of world.categories.entries()) await add(category, null, index);
  return ids;
}
