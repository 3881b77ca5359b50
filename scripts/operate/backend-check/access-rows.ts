import { codeOf, fieldOf, gap, isList, isNowhere, ok, rowsOf, type Row } from './row.ts';

const nothing = 'Nothing: no page of the site has anything on it.';

/** An order that cannot be there: with the right to write it is called unknown. */
const noOrder = '/wp-json/wc/v3/orders/999999999';

/** WordPress itself, WooCommerce, and the key. */
export const accessRows: readonly Row[] = [
  {
    name: 'WordPress and its permalinks',
    async look({ ask }) {
      const answer = await ask('/wp-json/wp/v2/pages?per_page=1');
      if (isList(answer)) return ok();
      if (answer.isSentToSlash) {
        return gap({
          wrong:
            'The permalinks are "Plain": WordPress does not know its own paths under /wp-json.',
          seen: nothing,
          todo: 'Choose "Post name" under Settings, Permalinks, and save.',
        });
      }
      return answer.body === null
        ? gap({
            wrong: 'Nothing answers in JSON under /wp-json.',
            seen: nothing,
            todo: 'Look whether BACKEND_URL is the address of the WordPress. If it is: choose "Post name" under Settings, Permalinks, save, and let the web server hand paths that are no files to index.php (nginx: try_files $uri $uri/ /index.php?$args; Apache: AllowOverride All, for .htaccess).',
          })
        : gap({
            wrong: 'The REST API does not list pages.',
            seen: 'No page of texts, and no footer.',
            todo: 'A plugin for security may have closed /wp-json/wp/v2: open it for reading, in the settings of that plugin.',
          });
    },
  },
  {
    name: 'WooCommerce',
    after: ['WordPress and its permalinks'],
    async look({ ask }) {
      return isNowhere(await ask('/wp-json/wc/v3/orders?per_page=1'))
        ? gap({
            wrong: 'WooCommerce does not answer.',
            seen: nothing,
            todo: 'Install and activate WooCommerce 9.9 or later under Plugins, Add Plugin.',
          })
        : ok();
    },
  },
  {
    name: 'REST key',
    after: ['WooCommerce'],
    async look({ asService, url }) {
      const answer = await asService('/wp-json/wc/v3/orders?per_page=1');
      if (isList(answer)) return ok();
      const wrong = `The key is refused (${answer.status}).`;
      const seen = 'No one can order, and no one sees an order.';
      if (url.startsWith('http://') && answer.status === 401) {
        return gap({
          wrong: `${wrong} BACKEND_URL begins with http://, and WooCommerce looks at such a key over TLS alone, on this machine as well.`,
          seen,
          todo: 'Give the web server a certificate (on a machine of your own: mkcert, with NODE_EXTRA_CA_CERTS naming its root), set BACKEND_URL=https://… and both addresses under Settings, General. Behind a proxy that ends TLS, WordPress has to be told: $_SERVER["HTTPS"] = "on" in wp-config.php where X-Forwarded-Proto is https.',
        });
      }
      return gap({
        wrong,
        seen,
        todo: 'Look at BACKEND_KEY and BACKEND_SECRET; the keys that there are stand under WooCommerce, Settings, Advanced, REST API. If they are right, the web server keeps the Authorization header from PHP (Apache: "CGIPassAuth On"; nginx: fastcgi_param HTTP_AUTHORIZATION $http_authorization).',
      });
    },
  },
  {
    name: 'REST key may write',
    after: ['REST key'],
    async look({ asService }) {
      const answer = await asService(noOrder, { method: 'PATCH', body: {} });
      return codeOf(answer) === 'woocommerce_rest_shop_order_invalid_id'
        ? ok()
        : gap({
            wrong: 'The key may only read.',
            seen: 'Anyone who orders is told that it did not work.',
            todo: 'Give the key the permission "Read/Write" under WooCommerce, Settings, Advanced, REST API.',
          });
    },
  },
  {
    name: 'REST key of an administrator',
    after: ['REST key'],
    async look({ asService }) {
      const answer = await asService('/wp-json/wc/v3/customers?role=all&per_page=1');
      return rowsOf(answer).some((row) => Array.isArray(fieldOf(row, 'meta_data')))
        ? ok()
        : gap({
            wrong:
              'The key is not of an administrator: WooCommerce shows it no user meta, and lets it change no celebrity.',
            seen: 'Profiles of celebrities are empty and cannot be saved.',
            todo: 'Make another key for an account that is an administrator, under WooCommerce, Settings, Advanced, REST API.',
          });
    },
  },
];
