import type { Locale } from '#domain/locale.ts';

import type { WireMenu } from '#backend/contract/menu.ts';
import {
  draftsAmong,
  findMenu,
  listMenus,
  type MenuRow,
} from '#backend/modules/content/store/menus.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';

/** To WordPress an entry of a menu is a post; no one wrote, dated or commented on these. */
const likeEveryPost = {
  post_author: '0',
  post_date: '0000-00-00 00:00:00',
  post_date_gmt: '0000-00-00 00:00:00',
  post_content: '',
  post_excerpt: '',
  comment_status: 'closed',
  ping_status: 'closed',
  post_password: '',
  to_ping: '',
  pinged: '',
  post_modified: '0000-00-00 00:00:00',
  post_modified_gmt: '0000-00-00 00:00:00',
  post_content_filtered: '',
  post_parent: 0,
  post_mime_type: '',
  comment_count: '0',
  filter: 'raw',
} as const;

function head(menu: MenuRow) {
  return {
    term_id: menu.id,
    name: menu.slug,
    slug: menu.slug,
    term_group: 0,
    term_taxonomy_id: menu.id,
    taxonomy: 'nav_menu',
    description: '',
    parent: 0,
    count: menu.items.length,
    filter: 'raw',
  };
}

function menuView(menu: MenuRow, language: Locale): WireMenu {
  return {
    ...head(menu),
    items: menu.items.map(({ title, path }, index) => ({
      ...likeEveryPost,
      ID: menu.id * 1000 + index + 1,
      post_title: shownText(title, language).text,
      post_status: 'publish',
      post_name: path.replace(/^\/+/, ''),
      guid: path,
      menu_order: index + 1,
      post_type: 'nav_menu_item',
      db_id: menu.id * 1000 + index + 1,
      menu_item_parent: '0',
      object_id: String(menu.id * 1000 + index + 1),
      object: 'custom',
      type: 'custom',
      type_label: 'Custom Link',
      title: shownText(title, language).text,
      url: path,
      target: '',
      attr_title: '',
      description: '',
      classes: [''],
      xfn: '',
    })),
  };
}

async function oneMenu(call: Call, missing: (slug: string) => string): Promise<Response> {
  const slug = call.params[0] ?? '';
  const { database } = call.services;
  const menu = await findMenu(database, slug);
  if (!menu) throw refusal(404, 'not_found', missing(slug));
  // As in WordPress, no one is led to a page that is not published.
  const hidden = await draftsAmong(
    database,
    menu.items.map(({ path }) => path.slice(1)),
  );
  const items = menu.items.filter(({ path }) => !hidden.has(path.slice(1)));
  return json(menuView({ ...menu, items }, languageOf(call.url)), 200, { allow: 'GET' });
}

/** GET menus/v1/menus/{slug}. */
export function menuOne(call: Call): Promise<Response> {
  return oneMenu(
    call,
    (slug) =>
      `No menu has been found with this id or slug: \`${slug}\`. Please ensure you passed an existing menu ID, menu slug, location ID or location slug.`,
  );
}

/** GET menus/v1/locations/{slug}: a location has the name of its menu here. */
export function menuLocation(call: Call): Promise<Response> {
  return oneMenu(
    call,
    (slug) =>
      `No location has been found with this id or slug: \`${slug}\`. Please ensure you passed an existing location ID or location slug.`,
  );
}

/** GET menus/v1/menus. */
export async function menuList({ services }: Call): Promise<Response> {
  const rows = await listMenus(services.database);
  return json(rows.map(head), 200, { allow: 'GET' });
}
