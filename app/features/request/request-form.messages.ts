import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceKind } from '#domain/service/service.ts';
import type { Platform } from '#domain/service/platforms.ts';
import type { LinkCode, Network, SocialKind } from '#domain/service/social-service.ts';

/**
 * The heading of each form.
 * @param name the celebrity's
 * @param service the localised name of the service
 */
export function requestTitle(
  kind: ServiceKind,
  { name, service }: { name: string; service: string },
): MessageDescriptor | string {
  if (kind === 'getVideo') return msg`A video from ${name}`;
  if (kind === 'sendMessage') return msg`A message to ${name}`;
  if (kind === 'sendVideo') return msg`Your video to ${name}`;
  return `${service}: ${name}`;
}

const elsewhere = (network: string, address: string) =>
  msg`That link isn’t from ${network}. Paste one that starts with ${address}`;
const elsewhereAt = (network: string, address: string) => (platform: Platform) =>
  msg`That link isn’t from ${network}. It’s from ${platform}. Paste one that starts with ${address}`;
const profileLink = (network: string, example: string) =>
  msg`Paste a link to a profile on ${network}, e.g. ${example}`;
const postLink = (network: string, example: string) =>
  msg`Paste a link to a post on ${network}, e.g. ${example}`;
const storyLink = (network: string, example: string) =>
  msg`Paste a link to a profile, story or highlight on ${network}, e.g. ${example}`;
const profileOrPostLink = (network: string, example: string) =>
  msg`Paste a link to a profile or post on ${network}, e.g. ${example}`;

/** Validation errors of a link, with what to paste instead; also the other codes specific to these forms. */
export const requestSentences = {
  'link-not-an-address': msg`This isn’t the address of a page. Copy the whole link from the app or the browser.`,
  'link-short': msg`That’s a short link, which doesn’t show where it leads. Open it and copy the address that you see then.`,
  'link-not-instagram': elsewhere('Instagram', 'https://www.instagram.com/'),
  'link-not-facebook': elsewhere('Facebook', 'https://www.facebook.com/'),
  'link-not-twitter': elsewhere('Twitter', 'https://x.com/'),
  'instagram-profile': profileLink('Instagram', 'https://www.instagram.com/name/'),
  'instagram-post': postLink('Instagram', 'https://www.instagram.com/p/…'),
  'instagram-story': storyLink('Instagram', 'https://www.instagram.com/stories/name/'),
  'facebook-profile': profileLink('Facebook', 'https://www.facebook.com/name'),
  'facebook-post': postLink('Facebook', 'https://www.facebook.com/name/posts/…'),
  'facebook-profile-or-post': profileOrPostLink('Facebook', 'https://www.facebook.com/name'),
  'twitter-profile': profileLink('Twitter', 'https://x.com/name'),
  'video-required': msg`Send your video first`,
  'voice-note-missing': msg`The voice note wasn’t saved. Check your connection and try again.`,
} as const satisfies Record<LinkCode | 'video-required' | 'voice-note-missing', MessageDescriptor>;

/** The same for a link from another platform that we know by name. */
export const linkOfOther = {
  instagram: elsewhereAt('Instagram', 'https://www.instagram.com/'),
  facebook: elsewhereAt('Facebook', 'https://www.facebook.com/'),
  twitter: elsewhereAt('Twitter', 'https://x.com/'),
} as const satisfies Record<Network, (platform: Platform) => MessageDescriptor>;

/** What is checked of a link. */
export const linkCheck = msg`We check the address, but don’t open it: the page has to be public.`;

const yourProfile = msg`Open your profile, tap Share and copy the link.`;
const yourPost = msg`Open the post, tap Share and copy the link.`;

/** Where to find the link for each social service. */
export const linkHint = {
  instagramFollow: yourProfile,
  instagramLike: yourPost,
  instagramComment: yourPost,
  instagramStory: msg`A link to the profile, story or highlight you want featured.`,
  facebookFriend: yourProfile,
  facebookFriendPost: msg`A link to your profile, or to the post it’s about.`,
  facebookPost: yourPost,
  twitterFollow: yourProfile,
} as const satisfies Record<SocialKind, MessageDescriptor>;

/** An example link; the same in every language. */
export const linkExample = {
  instagramFollow: 'https://www.instagram.com/…',
  instagramLike: 'https://www.instagram.com/p/…',
  instagramComment: 'https://www.instagram.com/p/…',
  instagramStory: 'https://www.instagram.com/…',
  facebookFriend: 'https://www.facebook.com/…',
  facebookFriendPost: 'https://www.facebook.com/…',
  facebookPost: 'https://www.facebook.com/…/posts/…',
  twitterFollow: 'https://x.com/…',
} as const satisfies Record<SocialKind, string>;
