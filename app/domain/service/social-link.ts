import * as v from 'valibot';

import { readPath } from './social-paths.ts';
import { type Place } from './social-path-parts.ts';
import { linkRules, socialKinds, type LinkCode, type SocialKind } from './social-service.ts';
import { linkMaxLength, hosts, origins, address, dot } from './social-hosts.ts';

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

/** Whether a text is a link as we write it: only such a one is made a link for others to follow. */
export function isSocialLink(text: string): boolean {
  return socialKinds.some((kind) => {
    const reading = readSocialLink(kind, text);
    return 'link' in reading && reading.link === text;
  });
}
