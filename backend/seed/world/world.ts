import { categories } from './categories/categories.ts';
import { celebrities } from './celebrities/celebrities.ts';
import { menus } from './menus.ts';
import { orders } from './orders.ts';
import { pages } from './pages/pages.ts';
import { fansAndStaff } from './people.ts';
import { products } from './products/products.ts';
import { celebrityAddresses } from './celebrities/celebrity-addresses.ts';
import type { World, WorldCelebrity, WorldPerson } from './world-types.ts';

/** The celebrity as a person who signs in; her address stands beside the texts in its own file. */
function asPerson(celebrity: WorldCelebrity): WorldPerson {
  const billing = celebrityAddresses[celebrity.login];
  if (billing === undefined) throw new Error(`No address for the celebrity ${celebrity.login}`);
  const { login, email, firstName, lastName, locale } = celebrity;
  return { login, email, firstName, lastName, role: 'wcfm_vendor', locale, billing };
}

/**
 * The whole demo world: fictional people, what they offer and what was ordered.
 * Pure data; passwords are set by the seed.
 */
export const world: World = {
  categories,
  celebrities,
  products,
  menus,
  pages,
  people: [...fansAndStaff, ...celebrities.map(asPerson)],
  orders,
};
