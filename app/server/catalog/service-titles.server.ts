import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { getProfile, type ProfileOwner } from '#app/server/backend/people/profile.server.ts';
import type { ServiceTitles } from '#app/server/backend/shop/own-services.server.ts';
import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** Services as fans read them: the same words as in their pages. */
const names: Readonly<Record<ServiceKind, MessageDescriptor>> = {
  getVideo: msg`Personalised video`,
  sendMessage: msg`Send a message`,
  sendVideo: msg`Send a video`,
  instagramFollow: msg`Instagram follow`,
  instagramLike: msg`Instagram like`,
  instagramComment: msg`Instagram comment`,
  instagramStory: msg`Instagram story`,
  facebookFriend: msg`Facebook friend`,
  facebookFriendPost: msg`Facebook friend and post`,
  facebookPost: msg`Facebook post`,
  twitterFollow: msg`Twitter follow`,
};

/** What products of someone's services are called, where the shop's own pages and its mails show them. */
export function titlesFor(owner: ProfileOwner): ServiceTitles {
  return async (language) => {
    const i18n: I18n = createI18n();
    await activateLocale(i18n, language);
    await addAccountWords(i18n, language);
    const { storeName, firstName, lastName } = await getProfile(owner, language);
    const celebrity = storeName || `${firstName} ${lastName}`.trim();
    return (kind) => {
      const service = i18n._(names[kind]);
      return celebrity === '' ? service : i18n._(msg`${service} from ${celebrity}`);
    };
  };
}
