import type { WireUser } from '#backend/contract/people/user.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { type StoredUser } from '#backend/modules/people/store/users.ts';
import { type Call } from '#backend/http/wire/call.ts';

const wordpressLocale: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  el: 'el',
  az: 'az',
  ru: 'ru_RU',
  sr: 'sr_RS',
  tr: 'tr_TR',
};

/** Preferences of WooCommerce's admin pages, which do not exist here. */
const noShopMeta = Object.fromEntries(
  [
    'variable_product_tour_shown',
    'activity_panel_inbox_last_read',
    'activity_panel_reviews_last_read',
    'categories_report_columns',
    'coupons_report_columns',
    'customers_report_columns',
    'orders_report_columns',
    'products_report_columns',
    'revenue_report_columns',
    'taxes_report_columns',
    'variations_report_columns',
    'dashboard_sections',
    'dashboard_chart_type',
    'dashboard_chart_interval',
    'dashboard_leaderboard_rows',
    'order_attribution_install_banner_dismissed',
    'homepage_layout',
    'homepage_stats',
    'task_list_tracked_started_tasks',
    'android_app_banner_dismissed',
    'launch_your_store_tour_hidden',
    'coming_soon_banner_dismissed',
  ].map((name) => [name, '']),
);

/** A user as in WordPress; private fields only with `editing`. */
export function userView(
  call: Call,
  user: StoredUser,
  { portrait, editing }: { readonly portrait: string; readonly editing: boolean },
): WireUser {
  const self = `${call.url.origin}/wp-json/wp/v2/users/${user.id}`;
  const both = {
    id: user.id,
    name: user.displayName,
    url: '',
    description: '',
    link: `${call.url.origin}/author/${user.login}/`,
    slug: user.login,
    avatar_urls: { '24': portrait, '48': portrait, '96': portrait },
    is_super_admin: user.role === 'administrator',
    woocommerce_meta: noShopMeta,
    _links: { self: [{ href: self }], collection: [{ href: self.replace(/\/\d+$/, '') }] },
  };
  return editing
    ? {
        ...both,
        username: user.login,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        locale: isLocale(user.locale) ? wordpressLocale[user.locale] : 'en_US',
        nickname: user.login,
        roles: [user.role],
        registered_date: `${user.registeredAt.toISOString().slice(0, 19)}+00:00`,
        capabilities: { read: true, [user.role]: true },
        extra_capabilities: { [user.role]: true },
        meta: { persisted_preferences: [] },
      }
    : { ...both, meta: [] };
}
