import type { Cents } from '#domain/money/money.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/**
 * Status of a celebrity's application: draft, sent and waiting for the team, approved, or declined. A declined
 * application can be sent again after a change.
 */
export const applicationStates = ['draft', 'sent', 'approved', 'declined'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** What a store needs before it can be listed, in the order it is requested. */
export const requirements = ['name', 'picture', 'description', 'service', 'links'] as const;

export type Requirement = (typeof requirements)[number];

/** The parts of a store that count for an application, in their current state. */
export interface ApplicantStore {
  readonly name: string;
  /** URL of the picture, or null. */
  readonly picture: string | null;
  readonly description: string;
  /** The services offered and their prices. */
  readonly services: readonly { readonly kind: ServiceKind; readonly price: Cents }[];
}

/** What an applicant adds to the store: who they are, and sources that confirm it. */
export interface ApplicationWords {
  readonly links: readonly string[];
  readonly message: string;
}

/** What is missing before an application can be sent. */
export function missingFor(
  { name, picture, description, services }: ApplicantStore,
  { links }: Pick<ApplicationWords, 'links'>,
): readonly Requirement[] {
  const isThere: Readonly<Record<Requirement, boolean>> = {
    name: name.trim() !== '',
    picture: picture !== null,
    description: description.trim() !== '',
    service: services.length > 0,
    links: links.length > 0,
  };
  return requirements.filter((one) => !isThere[one]);
}

/** The normalised URL of a public page, or null: no other scheme, no password, no port, no bare host name. */
export function publicLink(typed: string): string | null {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (text === '' || /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isBare = url.username === '' && url.password === '' && url.port === '';
  const isPublic = /^[^.]+(\.[^.]+)*\.(?!\d+$)[^.]{2,}$/.test(url.hostname);
  return isWeb && isBare && isPublic && /^https?:\/\/[^/]/i.test(whole) ? url.href : null;
}
