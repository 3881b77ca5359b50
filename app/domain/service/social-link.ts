import * as v from 'valibot';

import { readPath, type Place } from './social-paths.ts';
import {
  linkRules,
  socialKinds,
  type LinkCode,
  type Network,
  type SocialKind,
} from './social-service.ts';

/** Longer than any link of these networks, shares and their tracking included. */
export const linkMaxLength = 500;

/** Where each network answers. Short links are not among them: no one sees where they lead. */
const hosts = {
  instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
  facebook: [
    'facebook.com',
    'www.facebook.com',
    'm.facebook.com',
    'mobile.facebook.com',
    'web.facebook.com',
    'fb.com',
    'www.fb.com',
    'm.fb.com',
  ],
  twitter: [
    'twitter.com',
    'www.twitter.com',
    'm.twitter.com',
    'mobile.twitter.com',
    'x.com',
    'www.x.com',
    'm.x.com',
    'mobile.x.com',
  ],
} as const satisfies Record<Network, readonly string[]>;

const origins = {
  instagram: 'https://www.instagram.com',
  facebook: 'https://www.facebook.com',
  twitter: 'https://x.com',
} as const satisfies Record<Network, string>;

/** A web address in its parts. What a browser would repair (backslashes, `https:/x`, controls) is none. */
const address =
  /^(?:https?:\/\/)?(?<host>[^\s/?#\\@:]+)(?<path>\/[^\s?#\\]*)?(?<query>\?[^\s#\\]*)?(?:#\S*)?$/iu;
/** What a browser would read as the dot in a host. */
const dot = /[.\u3002\uFF0E\uFF61]/;

/** The first thing that is wrong with a link, or the one way in which we write it. */
type Reading = { readonly code: LinkCode } | { readonly link: string };

/** Reads a link that someone pasted for this service; with or without `https://`, as networks' apps copy them. */
export function readSocialLink(kind: SocialKind, text: string): Reading {
  const { network, targets, code } = linkRules[kind];
  const parts = /\p{Cc}/u.test(text) ? undefined : address.exec(text)?.groups;
  const host = parts?.['host']?.toLowerCase() ?? '';
  if (!dot.test(host)) return { code: 'link-not-an-address' };
  // Compared as it was written: a host that only becomes one of these when it is translated is none of them.
  if (!hosts[network].some((ours) => ours === host)) return { code: `link-not-${network}` };
  const path = (parts?.['path'] ?? '').replace(/^\//, '').replace(/\/$/, '');
  const place: Place | null = readPath[network](
    path.split('/'),
    new URLSearchParams(parts?.['query']),
  );
  const fits = place !== null && targets.some((target) => target === place.target);
  return fits ? { link: origins[network] + place.path } : { code };
}

/** A link to what this service is about, in its canonical form. */
export function socialLink(kind: SocialKind) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(linkMaxLength, 'too-long'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const reading = readSocialLink(kind, dataset.value);
      if ('link' in reading) return reading.link;
      addIssue({ message: reading.code });
      return NEVER;
    }),
  );
}

/** A link to anything on the network of a service, as a proof that it was done; written with our scheme and host. */
export function proofLink(kind: SocialKind) {
  const { network } = linkRules[kind];
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(linkMaxLength, 'too-long'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const text = dataset.value;
      const parts = /\p{Cc}/u.test(text) ? undefined : address.exec(text)?.groups;
      const host = parts?.['host']?.toLowerCase() ?? '';
      if (!dot.test(host)) addIssue({ message: 'link-not-an-address' });
      else if (!hosts[network].some((ours) => ours === host)) {
        addIssue({ message: `link-not-${network}` });
      } else return origins[network] + (parts?.['path'] ?? '/') + (parts?.['query'] ?? '');
      return NEVER;
    }),
  );
}

/** Whether a text is a link as we write it: only such a one is made a link for others to follow. */
export function isSocialLink(text: string): boolean {
  return socialKinds.some((kind) => {
    const reading = readSocialLink(kind, text);
    return 'link' in reading && reading.link === text;
  });
}
