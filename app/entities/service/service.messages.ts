import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceKind } from '#domain/service/service.ts';

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

/** What a fan gets, in one sentence; only the main services need one. */
export const serviceSentence: Partial<Record<ServiceKind, MessageDescriptor>> = {
  getVideo: msg`A video made just for you, or for someone you love.`,
  sendMessage: msg`Write a few lines and get a written reply.`,
  sendVideo: msg`Upload your own video and get a reply.`,
};

/** The button label of a service; without its own label the service's name is used. */
export const serviceAction: Partial<Record<ServiceKind, MessageDescriptor>> = {
  getVideo: msg`Request video`,
  sendMessage: msg`Write message`,
  sendVideo: msg`Send video`,
};
