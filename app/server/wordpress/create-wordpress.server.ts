import { paths } from '#backend/contract/paths.ts';
import { answerGoodsOf, answerList } from './catalog/catalog-answers.server.ts';
import { answerFacets } from './catalog/answer-facets.server.ts';
import { type ForgetTogether } from './catalog/catalog-index.server.ts';
import { openCatalog } from './catalog/open-catalog.server.ts';
import { answerGraphql } from './catalog/categories.server.ts';
import { openLineSellers } from './orders/line-sellers.server.ts';
import { refusalOfOthers } from './orders/order-keeper.server.ts';
import { answerOrder, answerOrderCounts } from './orders/order-answers.server.ts';
import { answerSales } from './orders/answer-sales.server.ts';
import { answerOrders } from './orders/answer-orders.server.ts';
import { openOrderIndex } from './orders/order-index.server.ts';
import { answerNewOrder } from './orders/order-writes.server.ts';
import { answerOrderChange } from './orders/answer-order-change.server.ts';
import { answerPeople } from './people/answer-people.server.ts';
import { withPlainTexts } from './plain-texts.server.ts';
import { answerNewProduct, answerProductChange } from './catalog/product-answers.server.ts';
import { answerProductBatch } from './catalog/answer-product-batch.server.ts';
import { answerOrderable } from './catalog/answer-orderable.server.ts';
import { answerProducts } from './catalog/answer-products.server.ts';
import { openShopRules } from './orders/quote.server.ts';
import { answerQuote } from './orders/answer-quote.server.ts';
import { Refused } from './site.server.ts';
import { createSite } from './create-site.server.ts';
import {
  answerIdentitySignIn,
  answerMe,
  answerRenewal,
  answerSignIn,
} from './people/suspension.server.ts';
import { answerUser } from './people/answer-user.server.ts';
import { answerUserList } from './people/answer-user-list.server.ts';
import { openSuspendedIndex } from './people/suspended-index.server.ts';
import { openWriteLocks } from './write-locks.server.ts';
import { answerNames } from './people/store-approval.server.ts';
import { answerApproval } from './people/answer-approval.server.ts';
import { answerSettings } from './catalog/vendor-answers.server.ts';
import { answerVendor } from './catalog/answer-vendor.server.ts';
import type { WordpressOptions, WordpressBackend } from './wordpress-backend.server.ts';

/** Where there is one process alone. */
const forgetHere: ForgetTogether = (_name, forget) => async () => forget();

type Answering = (request: Request, id: number) => Promise<Response>;

/**
 * A WordPress as a `fetch` that speaks the contract: what a plain one knows is handed on, the rest is put together from
 * plain calls, user and order meta, and an index in the own tables (ADR 0039).
 */
export function createWordpress({
  url,
  serviceAuthorization,
  memory,
  clock = () => new Date(),
  timeoutMs = 10_000,
  fetch: ask = fetch,
  together = forgetHere,
}: WordpressOptions): WordpressBackend {
  const site = createSite({ url, serviceAuthorization, timeoutMs, fetch: withPlainTexts(ask) });
  const catalogue = openCatalog(site, { memory, together });
  const sellers = openLineSellers(site);
  const rules = openShopRules(site);
  const orders = openOrderIndex(site, memory, sellers);
  const turns = openWriteLocks(memory, { timeoutMs, clock });
  const suspended = openSuspendedIndex(site, memory, turns);
  const side = { site, index: orders, turns, catalogue, sellers, suspended };
  const here = (request: Request) => new URL(request.url);

  const routes: readonly (readonly [string, RegExp, Answering])[] = [
    [
      'GET',
      route(paths.vendors),
      async (request) => answerList(await catalogue.read(), here(request), 'vendors'),
    ],
    [
      'GET',
      route(`${paths.vendors}/(\\d+)`),
      (request, id) => answerVendor(site, catalogue, request, id),
    ],
    [
      'GET',
      route(`${paths.vendors}/(\\d+)/products`),
      async (request, id) => answerGoodsOf(await catalogue.read(), here(request), id),
    ],
    [
      'GET',
      route(paths.facets),
      async (request) => answerFacets(await catalogue.read(), here(request)),
    ],
    ['GET', route(paths.products), (request) => answerProducts(site, catalogue, request)],
    ['POST', route(paths.products), (request) => answerNewProduct(side, request)],
    ['POST', route(paths.productBatch), (request) => answerProductBatch(side, request)],
    [
      'GET',
      route(`${paths.products}/(\\d+)`),
      (request) => answerOrderable(site, catalogue, request),
    ],
    [
      'PATCH|DELETE',
      route(`${paths.products}/(\\d+)`),
      (request, id) => answerProductChange(side, request, id),
    ],
    [
      'GET|PATCH',
      route('/wp-json/wcfmmp/v1/settings/id/(\\d+)'),
      (request, id) =>
        answerSettings(site, catalogue, request, {
          id,
          isApp: request.headers.get('authorization') === serviceAuthorization,
        }),
    ],
    ['GET', route(paths.listedNames), (request) => answerNames(catalogue, here(request))],
    [
      'GET|POST',
      route('/wp-json/astera/v1/vendors/(\\d+)/approval'),
      (request, id) => answerApproval(site, catalogue, request, id),
    ],
    ['POST', route(paths.authenticate), (request) => answerSignIn(site, request)],
    ['POST', route(paths.identitySignIn), (request) => answerIdentitySignIn(site, request)],
    ['GET', route(paths.me), (request) => answerMe(site, request)],
    ['POST', route(paths.refresh), (request) => answerRenewal(site, request)],
    ['GET', route(paths.users), (request) => answerUserList(side, request)],
    ['GET|POST', route(`${paths.users}/(\\d+)`), (request, id) => answerUser(side, request, id)],
    ['GET|POST', route(paths.customers), (request) => answerPeople(site, request)],
    ['GET|PATCH', route(`${paths.customers}/(\\d+)`), (request) => answerPeople(site, request)],
    ['GET', route(paths.orders), (request) => answerOrders(side, request)],
    ['GET', route(`${paths.orders}/(\\d+)`), (request) => answerOrder(side, request)],
    ['POST', route(paths.orders), (request) => answerNewOrder(side, request)],
    [
      'PATCH',
      route(`${paths.orders}/(\\d+)`),
      (request, id) => answerOrderChange(side, request, id),
    ],
    ['GET', route(paths.orderCounts), (request) => answerOrderCounts(orders, here(request))],
    ['POST', route(paths.quote), (request) => answerQuote({ site, rules }, request)],
    ['GET', route(paths.sales), (request) => answerSales(orders, here(request))],
    ['POST', route('/index.php'), (request) => answerGraphql(site, catalogue, request)],
  ];

  const fetchWordpress = async (request: Request) => {
    const { pathname } = here(request);
    const refused = refusalOfOthers(request, pathname, serviceAuthorization);
    if (refused) return refused;
    for (const [methods, path, answer] of routes) {
      const found = methods.split('|').includes(request.method) ? path.exec(pathname) : null;
      if (found) return handedOn(answer(request, Number(found[1] ?? 0)));
    }
    return site.pass(request);
  };
  return Object.assign(fetchWordpress, {
    forgetGoods: () => catalogue.forget(),
    forgetSellers: () => catalogue.forgetSellers(),
  });
}

function route(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

/** What WordPress refused of a question of ours is its answer to the question that was asked. */
async function handedOn(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}
