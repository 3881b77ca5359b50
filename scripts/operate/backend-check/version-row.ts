import { fieldOf, ok, warning, type Row } from './row.ts';

/** What the app was tried with: the folder of the plugin, its name, and its version. */
const tried = [
  ['woocommerce', 'WooCommerce', '9.9'],
  ['wc-frontend-manager', 'WCFM', '6.7'],
  ['wc-multivendor-marketplace', 'WCFM Marketplace', '3.6'],
  ['wcfm-marketplace-rest-api', 'WCFM Marketplace REST API', '1.6'],
  ['advanced-access-manager', 'Advanced Access Manager', '6.9'],
  ['wp-graphql', 'WPGraphQL', '2.3'],
  ['wp-graphql-woocommerce', 'WPGraphQL for WooCommerce', '1.0'],
  ['wp-rest-api-v2-menus', 'WP-REST-API V2 Menus', '0.12'],
] as const;
const triedWordpress = '6.8';

const path =
  '/wp-json/wc/v3/system_status?_fields=environment.wp_version,environment.version,active_plugins';

/** The first two numbers, which is what a version is called. */
function shortOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Versions of plugins that are active, by their folders. */
function pluginsOf(body: unknown): ReadonlyMap<string, string> {
  const plugins = fieldOf(body, 'active_plugins');
  if (!Array.isArray(plugins)) return new Map();
  return new Map(
    plugins.map((plugin) => [
      String(fieldOf(plugin, 'plugin')).split('/')[0] ?? '',
      String(fieldOf(plugin, 'version')),
    ]),
  );
}

export const versionRow: Row = {
  name: 'Versions',
  after: ['REST key'],
  async look({ asService }) {
    const { body } = await asService(path);
    const wordpress = fieldOf(fieldOf(body, 'environment'), 'wp_version');
    const plugins = pluginsOf(body);
    if (typeof wordpress !== 'string') {
      return warning({
        wrong: 'WooCommerce does not say which versions there are.',
        seen: 'Perhaps nothing.',
        todo: 'Compare them under WooCommerce, Status with docs/wordpress.md.',
      });
    }
    const all = [
      { name: 'WordPress', version: wordpress, known: triedWordpress },
      ...tried.flatMap(([folder, name, known]) => {
        const version = plugins.get(folder);
        return version === undefined ? [] : [{ name, version, known }];
      }),
    ];
    const others = all.filter(({ version, known }) => shortOf(version) !== known);
    if (others.length === 0) {
      return ok(all.map(({ name, version }) => `${name} ${version}`).join(', '));
    }
    const list = others.map(({ name, version, known }) => `${name} ${version} (tried: ${known})`);
    return warning({
      wrong: `The app was not tried with: ${list.join(', ')}.`,
      seen: 'Perhaps nothing.',
      todo: 'Update what is older under Dashboard, Updates. With what is newer, place an order here before others do.',
    });
  },
};
