import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { StorageLife, StoragePlace, StoragePurpose } from '#domain/site/storage-purpose.ts';

export const placeName: Readonly<Record<StoragePlace, MessageDescriptor>> = {
  cookie: msg`Cookies`,
  local: msg`Stored in this browser`,
  tab: msg`Stored in one tab`,
};

export const purposeText: Readonly<Record<StoragePurpose, MessageDescriptor>> = {
  session: msg`Keeps you logged in. Scripts can’t read it.`,
  'known-device': msg`Remembers that you logged in here, so that wrong guesses elsewhere can’t lock you out.`,
  gate: msg`Lets you in while the site is closed behind a password.`,
  'other-login': msg`Takes you to another provider’s login and back.`,
  'second-step': msg`The second step of logging in, with a code or a passkey.`,
  'time-zone': msg`Your time zone, so that times are right.`,
  theme: msg`Light or dark, if you chose one.`,
  log: msg`Set only by you, to see messages for troubleshooting.`,
  who: msg`Who is logged in here: name, role and picture. No password and no key.`,
  owner: msg`Which account your unsent work belongs to, so that no one else sees it.`,
  basket: msg`Your basket, and how far you are in the checkout.`,
  upload: msg`A video you’re uploading, so that it survives a reload.`,
  watched: msg`Where you stopped watching a video.`,
  favourites: msg`Celebrities you marked before logging in. They move to your account when you log in.`,
  viewed: msg`Celebrities whose pages you looked at here, so that you find them again. You can clear the list.`,
  'gift-visit': msg`A random number, so that a gift you watch counts once.`,
  'desk-keys': msg`That you switched off keyboard shortcuts.`,
  card: msg`A token that stands for your card until the order is placed. Never its number.`,
  typed: msg`What you typed and haven’t sent or saved.`,
  camera: msg`That you wanted to record, while the page reloads for the camera or the microphone.`,
  scroll: msg`How far you scrolled, for the back button.`,
  stripe: msg`Set by Stripe to prevent fraud, only if you pay by card through Stripe.`,
};

/** How long it is stored. */
export function lifeText(life: StorageLife): MessageDescriptor {
  if (life === 'log-out') return msg`Until you log out`;
  if (life === 'done') return msg`Until it’s sent, or you log out`;
  if (life === 'changed') return msg`Until you remove it`;
  if (life === 'tab') return msg`Until you close the tab`;
  if ('days' in life) {
    const { days } = life;
    return msg`${plural(days, { one: 'Up to # day', other: 'Up to # days' })}`;
  }
  const { minutes } = life;
  return msg`${plural(minutes, { one: 'Up to # minute', other: 'Up to # minutes' })}`;
}
