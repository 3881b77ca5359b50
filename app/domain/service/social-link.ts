import * as v from 'valibot';

import { readPath } from './social-paths.ts';
import { type Place } from './social-path-parts.ts';
import { linkRules, socialKinds, type LinkCode, type SocialKind } from './social-service.ts';
import { linkMaxLength, hosts, origins, address, dot } from './social-hosts.ts';
import { isShortHost, platformOf, type Platform } from './platforms.ts';

/** The first error in a link, or its canonical form. */
type Reading = { readonly code: LinkCode } | { readonly link: string };

function partsOf(text: string) {
  return /\p{Cc}/u.test(text) ? undefined : address.exec(text)?.groups;
}

/** The platform that a pasted link leads to; null if it is none that we know. */
export function platformOfLink(text: string): Platform | null {
  return platformOf(partsOf(text.trim())?.['host']?.toLowerCase() ?? '');
}

/** Parses a link pasted for this service; with or without `https://`, since the networks' apps copy both. */
export function readSocialLink(kind: SocialKind, text: string): Reading {
  const { network, targets, code } = linkRules[kind];
  const parts = partsOf(text);
  const host = parts?.['host']?.toLowerCase() ?? '';
  if (!dot.test(host)) return { code: 'link-not-an-address' };
  // Compares the host as written: a host that only matches after conversion is rejected.
  if (!hosts[network].some((ours) => ours === host)) {
    return { code: isShortHost(host) ? 'link-short' : `link-not-${network}` };
  }
  const path = (parts?.['path'] ?? '').replace(/^\//, '').replace(/\/$/, '');
  const place: Place | null = readPath[network](
    path.split('/'),
    new URLSearchParams(parts?.['query']),
  );
  const fits = place !== null && targets.some((target) => target === place.target);
  return fits ? { link: origins[network] + place.path } : { code };
}

/** A link to the subject of this service, in canonical form. */
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

/** Whether a text is a canonical link: only those are rendered as links. */
export function isSocialLink(text: string): boolean {
  return socialKinds.some((kind) => {
    const reading = readSocialLink(kind, text);
    return 'link' in reading && reading.link === text;
  });
}
