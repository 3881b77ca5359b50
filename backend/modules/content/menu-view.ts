import type { Locale } from '#domain/locale.ts';
import type { WireMenu } from '#backend/contract/menu.ts';
import { type MenuRow } from '#backend/modules/content/store/menus.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';

/** A WordPress menu entry is a post; these have no author, dates or comments. */
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

export function head(menu: MenuRow) {
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

export function menuView(menu: MenuRow, language: Locale): WireMenu {
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
