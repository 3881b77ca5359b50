import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceKind } from '#domain/service.ts';

/** The name of each service. */
export const serviceName = {
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
} as const satisfies Record<ServiceKind, MessageDescriptor>;
