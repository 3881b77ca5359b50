import { signedInMark } from '../account/sign-in/signed-in-mark.ts';
import type { StoragePlace, StoredThing } from './storage-purpose.ts';
/**
 * Everything the site stores in a browser. The /cookies page shows it, and tests enforce it: nothing unlisted may be
 * set, and everything listed is set somewhere.
 */
export const storedThings: readonly StoredThing[] = [
  {
    names: ['__Host-sid', signedInMark],
    place: 'cookie',
    life: { days: 30 },
    purpose: 'session',
  },
  { names: ['__Secure-device'], place: 'cookie', life: { days: 180 }, purpose: 'known-device' },
  { names: ['__Host-gate'], place: 'cookie', life: { days: 30 }, purpose: 'gate' },
  {
    names: ['__Host-social-login', '__Host-connection', '__Host-newcomer'],
    place: 'cookie',
    life: { minutes: 60 },
    purpose: 'other-login',
  },
  {
    names: ['__Host-second-step', '__Host-passkey'],
    place: 'cookie',
    life: { minutes: 10 },
    purpose: 'second-step',
  },
  { names: ['tz'], place: 'cookie', life: { days: 365 }, purpose: 'time-zone' },
  { names: ['theme'], place: 'cookie', life: { days: 365 }, purpose: 'theme' },
  { names: ['log'], place: 'cookie', life: 'changed', purpose: 'log' },
  {
    names: ['__stripe_mid', '__stripe_sid'],
    place: 'cookie',
    life: { days: 365 },
    purpose: 'stripe',
  },
  {
    names: ['astera.user', 'astera.auth', 'astera.token', 'astera.video'],
    place: 'local',
    life: 'log-out',
    purpose: 'who',
  },
  { names: ['astera.owner', 'astera.left'], place: 'local', life: 'log-out', purpose: 'owner' },
  { names: ['astera.basket', 'astera.checkout'], place: 'local', life: 'done', purpose: 'basket' },
  { names: ['astera.take.*'], place: 'local', life: 'done', purpose: 'upload' },
  { names: ['astera.upload.*'], place: 'local', life: 'done', purpose: 'upload' },
  { names: ['astera.watched'], place: 'local', life: 'log-out', purpose: 'watched' },
  { names: ['astera.favourites'], place: 'local', life: 'log-out', purpose: 'favourites' },
  { names: ['astera.viewed'], place: 'local', life: 'log-out', purpose: 'viewed' },
  { names: ['astera.desk-keys'], place: 'local', life: 'log-out', purpose: 'desk-keys' },
  { names: ['construction-bypass'], place: 'local', life: 'changed', purpose: 'gate' },
  { names: ['astera.owner'], place: 'tab', life: 'tab', purpose: 'owner' },
  { names: ['astera.card', 'astera.card-declined'], place: 'tab', life: 'tab', purpose: 'card' },
  {
    names: [
      'astera.draft.*',
      'astera.menu.*',
      'astera.page',
      'astera.product',
      'astera.profile',
      'astera.requests',
      'astera.services',
    ],
    place: 'tab',
    life: 'tab',
    purpose: 'typed',
  },
  { names: ['astera.gift-visit'], place: 'tab', life: 'tab', purpose: 'gift-visit' },
  { names: ['astera.record', 'astera.voice'], place: 'tab', life: 'tab', purpose: 'camera' },
  { names: ['tsr-scroll-restoration-*'], place: 'tab', life: 'tab', purpose: 'scroll' },
];

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Whether the cookies page lists this name. */
export function isListed(place: StoragePlace, name: string): boolean {
  return storedThings.some(
    (thing) => thing.place === place && thing.names.some((pattern) => isNamed(pattern, name)),
  );
}
