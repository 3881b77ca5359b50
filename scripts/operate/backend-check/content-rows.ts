import { fieldOf, gap, isNowhere, ok, rowsOf, warning, type Row } from './row.ts';
import { menuRow, pageRow } from './page-rows.ts';

const categories = '{ productCategories(first: 1) { nodes { databaseId slug name } } }';

/** Categories that WooCommerce or this app needs, and celebrities do not choose. */
const notForGoods = new Set<unknown>(['services', 'uncategorized']);

/** Categories, menus and pages. */
export const contentRows: readonly Row[] = [
  {
    name: 'Category of the services',
    after: ['REST key'],
    async look({ asService }) {
      const path = '/wp-json/wc/v3/products/categories?per_page=100';
      const named = await asService(`${path}&slug=services`);
      const slugs = rowsOf(named).map((row) => fieldOf(row, 'slug'));
      return slugs.includes('services')
        ? ok()
        : gap({
            wrong: 'There is no product category with the slug "services".',
            seen: 'Celebrities cannot save their services.',
            todo: 'Add a product category with the slug "services" under Products, Categories. Services are filed there, and no page lists it.',
          });
    },
  },
  {
    name: 'Categories of goods',
    after: ['REST key'],
    async look({ asService }) {
      const found = rowsOf(await asService('/wp-json/wc/v3/products/categories?per_page=100'));
      const forGoods = found.filter((row) => !notForGoods.has(fieldOf(row, 'slug')));
      return forGoods.length > 0
        ? ok()
        : warning({
            wrong: 'There is no product category for goods.',
            seen: 'Celebrities cannot list a product for sale: the form has no category to choose.',
            todo: 'Add a category, such as "Gifts", under Products, Categories.',
          });
    },
  },
  {
    name: 'WPGraphQL with WooCommerce',
    after: ['WooCommerce'],
    async look({ ask }) {
      const question = { method: 'POST', body: { query: categories } };
      const answer = await ask('/index.php?graphql', question);
      return fieldOf(fieldOf(answer.body, 'data'), 'productCategories')
        ? ok()
        : gap({
            wrong: 'Categories are not answered over GraphQL.',
            seen: 'No menu of categories, and no pages of them.',
            todo: 'Install and activate "WPGraphQL" under Plugins, Add Plugin, and "WPGraphQL for WooCommerce", 1.0.1 or later, from its releases on GitHub: 1.0.0 answers nothing.',
          });
    },
  },
  {
    name: 'Menus over REST',
    after: ['WordPress and its permalinks'],
    async look({ ask }) {
      return isNowhere(await ask('/wp-json/menus/v1/menus/footer-menu'))
        ? gap({
            wrong: 'Menus are not answered over REST.',
            seen: 'The footer has no links, and no one finds the pages of texts.',
            todo: 'Install and activate "WP-REST-API V2 Menus" under Plugins, Add Plugin.',
          })
        : ok();
    },
  },
  menuRow('footer-menu'),
  menuRow('footer-links'),
  pageRow('hero', { seen: 'The top of the home page has a text of ours instead of yours.' }),
  pageRow('how-it-works', { seen: 'The home page leads to a page that is not there.' }),
  pageRow('terms', {
    seen: 'Registration leads to terms that are not there, and no one agrees to any when ordering.',
  }),
  pageRow('privacy', { seen: 'Registration leads to a page that is not there.' }),
  pageRow('withdrawal', { seen: 'The order form names no right of withdrawal.', isOptional: true }),
  pageRow('help', { seen: '"How it works" has no questions and answers.', isOptional: true }),
  pageRow('banner', { seen: 'The home page has no banner.', isOptional: true }),
];
