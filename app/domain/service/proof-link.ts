import * as v from 'valibot';
import { linkRules, type SocialKind } from './social-service.ts';
import { linkMaxLength, hosts, origins, address, dot } from './social-hosts.ts';

/** A link to anything on a service's network, as proof that it was performed; normalised to our scheme and host. */
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
