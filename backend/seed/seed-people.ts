import type { Executor } from '#backend/db/database.ts';
import { type StoredBilling, users } from '#backend/modules/people/store/people.schema.ts';
import { vendorCategories, vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { vendorSearchText } from '#backend/search/search-text.ts';
import type { World, WorldPerson } from './world/world-types.ts';

/** The billing address of a person of the world, as the shop stores it. */
export function billingOf(person: WorldPerson): StoredBilling {
  const { billing } = person;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    company: '',
    address_1: billing.address1,
    address_2: '',
    city: billing.city,
    state: '',
    postcode: billing.postcode,
    country: billing.country,
    phone: billing.phone,
    email: person.email.toLowerCase(),
  };
}

/** Everyone who can sign in, and the shops of the celebrities. Returns user ids by login. */
export async function seedPeople(
  database: Executor,
  world: World,
  passwordHash: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .insert(users)
    .values(
      world.people.map((person, index) => ({
        login: person.login.toLowerCase(),
        email: person.email.toLowerCase(),
        firstName: person.firstName,
        lastName: person.lastName,
        displayName: `${person.firstName} ${person.lastName}`.trim(),
        role: person.role,
        locale: person.locale,
        passwordHash,
        billing: billingOf(person),
        registeredAt: new Date(now.getTime() - (400 - index) * 86_400_000),
      })),
    )
    .returning({ id: users.id, login: users.login });
  const ids = new Map(rows.map(({ id, login }) => [login, id]));
  const celebrities = world.celebrities.map((celebrity) => {
    const userId = ids.get(celebrity.login.toLowerCase());
    if (userId === undefined) throw new Error(`${celebrity.login} is not among the people`);
    return { userId, celebrity };
  });
  await database.insert(vendors).values(
    celebrities.map(({ userId, celebrity }) => ({
      userId,
      slug: celebrity.login.toLowerCase(),
      shopName: celebrity.shopName,
      title: celebrity.title,
      biography: celebrity.biography,
      country: celebrity.country,
      portrait: celebrity.portrait,
      searchText: vendorSearchText({
        shopName: celebrity.shopName,
        displayName: `${celebrity.firstName} ${celebrity.lastName}`,
        title: celebrity.title,
      }),
    })),
  );
  const filed = celebrities.flatMap(({ userId, celebrity }) =>
    celebrity.categories.map((slug, position) => ({ vendorId: userId, slug, position })),
  );
  if (filed.length > 0) await database.insert(vendorCategories).values(filed);
  return ids;
}
