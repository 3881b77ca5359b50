import type { EndpointRow } from './endpoint-row.ts';
import type { OwnedThings } from './owned-things.ts';
import type { Answers } from './persons.ts';

const administrators: Answers = [401, 403, 403, 403, 403, 403, 200];
/** What an administrator sends here is refused, since it says nothing. */
const refused: Answers = [401, 403, 403, 403, 403, 403, 400];
const only = ['administrator'] as const;

const users = '/wp-json/wp/v2/users';
const pages = '/wp-json/wp/v2/pages';
const menu = '/wp-json/astera/v1/menus/footer-menu';
const someUser = async ({ someone }: OwnedThings) => (await someone()).id;
const someDraft = async ({ page }: OwnedThings) => (await page()).id;

/** The people, pages and menus that administrators look after. */
export const endpointsOfAdministrators: readonly EndpointRow[] = [
  {
    methods: 'GET',
    path: `${users}?search={}`,
    of: async ({ someone }) => (await someone()).name,
    answers: administrators,
    for: only,
    shows: true,
  },
  {
    methods: 'GET',
    path: `${users}/{}`,
    of: someUser,
    answers: administrators,
    for: only,
    shows: true,
  },
  {
    methods: 'PATCH PUT POST',
    path: `${users}/{}`,
    of: someUser,
    body: { roles: ['shop_manager'], meta: { astera_suspended: 'Spam.' } },
    answers: administrators,
    for: only,
  },
  {
    methods: 'GET',
    path: `${pages}?status=any&include={}`,
    of: someDraft,
    answers: administrators,
    for: only,
    shows: true,
  },
  { methods: 'POST', path: pages, body: {}, answers: refused },
  {
    methods: 'GET',
    path: `${pages}/{}`,
    of: someDraft,
    answers: administrators,
    for: only,
    shows: true,
  },
  {
    methods: 'PATCH PUT POST',
    path: `${pages}/{}`,
    of: someDraft,
    body: { status: 'publish' },
    answers: administrators,
    for: only,
  },
  {
    methods: 'DELETE',
    path: `${pages}/{}?force=true`,
    of: someDraft,
    answers: administrators,
    for: only,
  },
  { methods: 'GET', path: menu, answers: administrators },
  {
    methods: 'PUT',
    path: menu,
    of: ({ menu: look }) => look(),
    body: {},
    answers: refused,
  },
];
