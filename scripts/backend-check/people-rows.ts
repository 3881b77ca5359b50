import { codeOf, gap, isList, isNowhere, ok, rowsOf, type Row } from './row.ts';

const vendors = '/wp-json/wcfmmp/v1/store-vendors?per_page=1';

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
            todo: 'Open an account with the role "Store Vendor" for each celebrity, under Users, Add User.',
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
            seen: 'Nobody can sign in.',
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
          seen: 'Nobody can sign in.',
          todo: 'Switch "JWT Tokens" on under AAM, Settings, Services.',
        });
      }
      return me.status === 401 && me.body !== null && codeOf(me) !== 'rest_no_route'
        ? ok()
        : gap({
            wrong: 'The path /wp-json/wp/v2/users/me does not answer.',
            seen: 'Whoever signs in is told that it did not work.',
            todo: 'A plugin for security may have closed it. Open it for people who are signed in, in the settings of that plugin.',
          });
    },
  },
];
