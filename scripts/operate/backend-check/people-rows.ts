import { codeOf, fieldOf, gap, isList, isNowhere, ok, rowsOf, warning, type Row } from './row.ts';

const vendors = '/wp-json/wcfmmp/v1/store-vendors?per_page=1';

const vendorAccounts =
  '/wp-json/wc/v3/customers?role=wcfm_vendor&per_page=100&_fields=id,username,meta_data';
/** Where WCFM keeps the settings of a store, and where the app keeps its name; one of them is enough. */
const storeKeys = new Set<unknown>(['wcfmmp_profile_settings', 'astera_store_name']);
const mostNamed = 10;

function hasStore(account: unknown): boolean {
  const meta = fieldOf(account, 'meta_data');
  const kept = Array.isArray(meta)
    ? meta.filter((entry) => storeKeys.has(fieldOf(entry, 'key')))
    : [];
  // Nothing is kept as an empty text or an empty list.
  return kept.some((entry) => {
    const value = fieldOf(entry, 'value');
    return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value;
  });
}

/** Celebrities, and how people sign in. */
export const peopleRows: readonly Row[] = [
  {
    name: 'WCFM Marketplace over REST',
    after: ['WooCommerce'],
    async look({ ask }) {
      return isList(await ask(vendors))
        ? ok()
        : gap({
            wrong: 'WCFM does not list its vendors.',
            seen: 'No celebrities.',
            todo: 'Install and activate "WCFM – Frontend Manager", "WCFM Marketplace" and "WCFM Marketplace REST API" under Plugins, Add Plugin.',
          });
    },
  },
  {
    name: 'A celebrity',
    after: ['WCFM Marketplace over REST'],
    async look({ ask }) {
      return rowsOf(await ask(vendors)).length > 0
        ? ok()
        : gap({
            wrong: 'There is no vendor yet.',
            seen: 'No celebrities, and nothing to order.',
            todo: 'Open the page "Store Manager" of the shop (/store-manager/), Store Vendors, Add New, for each celebrity.',
          });
    },
  },
  {
    name: 'Store settings of celebrities',
    after: ['A celebrity', 'REST key of an administrator'],
    async look({ asService }) {
      const bare = rowsOf(await asService(vendorAccounts)).filter((row) => !hasStore(row));
      if (bare.length === 0) return ok();
      const names = bare.slice(0, mostNamed).map((row) => String(fieldOf(row, 'username')));
      const others = bare.length > mostNamed ? ` and ${bare.length - mostNamed} more` : '';
      return warning({
        wrong: `These vendors have no store settings: ${names.join(', ')}${others}. Accounts that are added under Users have none.`,
        seen: 'Fans see the name of the account in place of a store name, and no description.',
        todo: 'Open the page "Store Manager" of the shop, Store Vendors, choose the vendor, enter the store name and save; or let the celebrity sign in to the app and save "My profile".',
      });
    },
  },
  {
    name: 'Sign-in',
    after: ['WordPress and its permalinks'],
    async look({ ask }) {
      const body = { username: '', password: '', issueJWT: true, includeRoles: true };
      const answer = await ask('/wp-json/aam/v2/authenticate', { method: 'POST', body });
      return isNowhere(answer)
        ? gap({
            wrong: 'Nothing checks passwords over REST.',
            seen: 'No one can sign in.',
            todo: 'Install "Advanced Access Manager" (AAM) 6.9 under Plugins, Add Plugin, and switch "Secure Login" and "JWT Tokens" on under AAM, Settings, Services.',
          })
        : ok();
    },
  },
  {
    name: 'Tokens',
    after: ['Sign-in'],
    async look({ ask }) {
      const refresh = { method: 'POST', body: { jwt: '' } };
      const [renewal, me] = await Promise.all([
        ask('/wp-json/aam/v2/jwt/refresh', refresh),
        ask('/wp-json/wp/v2/users/me'),
      ]);
      if (isNowhere(renewal)) {
        return gap({
          wrong: 'The JWT service of Advanced Access Manager is off.',
          seen: 'No one can sign in.',
          todo: 'Switch "JWT Tokens" on under AAM, Settings, Services.',
        });
      }
      return me.status === 401 && me.body !== null && codeOf(me) !== 'rest_no_route'
        ? ok()
        : gap({
            wrong: 'The path /wp-json/wp/v2/users/me does not answer.',
            seen: 'Anyone who signs in is told that it did not work.',
            todo: 'A plugin for security may have closed it. Open it for people who are signed in, in the settings of that plugin.',
          });
    },
  },
];
