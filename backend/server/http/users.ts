import type { WireUser } from '../../contract/user.ts';
import { callerOf } from '../policy/caller.ts';
import { portraitOf } from '../store/users.ts';
import { json } from './answer.ts';
import type { Call } from './call.ts';
import { refusal } from './failure.ts';

const wordpressLocale: Readonly<Record<string, string>> = {
  en: 'en_US',
  el: 'el',
  az: 'az',
  ru: 'ru_RU',
  sr: 'sr_RS',
  tr: 'tr_TR',
};

/** GET wp/v2/users/me: who the bearer of the token is. */
export async function me(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (caller.kind !== 'person') {
    throw refusal(401, 'rest_not_logged_in', 'You are not currently logged in.');
  }
  const { user } = caller;
  const portrait = await portraitOf(call.services.database, user.id);
  const self = `${call.url.origin}/wp-json/wp/v2/users/${user.id}`;
  const both = {
    id: user.id,
    name: user.displayName,
    url: '',
    description: '',
    link: `${call.url.origin}/author/${user.login}/`,
    slug: user.login,
    avatar_urls: portrait ? { '24': portrait, '48': portrait, '96': portrait } : {},
    is_super_admin: user.role === 'administrator',
    woocommerce_meta: {},
    _links: { self: [{ href: self }], collection: [{ href: self.replace(/\/\d+$/, '') }] },
  };
  const answer: WireUser =
    call.url.searchParams.get('context') === 'edit'
      ? {
          ...both,
          username: user.login,
          first_name: user.firstName,
          last_name: user.lastName,
          email: user.email,
          locale: wordpressLocale[user.locale] ?? 'en_US',
          nickname: user.login,
          roles: [user.role],
          registered_date: `${user.registeredAt.toISOString().slice(0, 19)}+00:00`,
          capabilities: { read: true, [user.role]: true },
          extra_capabilities: { [user.role]: true },
          meta: { persisted_preferences: [] },
        }
      : { ...both, meta: [] };
  return json(answer, 200, { allow: 'GET' });
}
