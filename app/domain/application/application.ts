import type { Cents } from '#domain/money/money.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/**
 * Where an application of a celebrity stands: being filled in, sent and waiting for the team, approved, or declined. A
 * declined one can be sent again once something was changed.
 */
export const applicationStates = ['draft', 'sent', 'approved', 'declined'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** What a store needs before it can be listed, in the order in which it is asked for. */
export const requirements = ['name', 'picture', 'description', 'service', 'links'] as const;

export type Requirement = (typeof requirements)[number];

/** What of a store counts for an application, as it is now. */
export interface ApplicantStore {
  readonly name: string;
  /** Address of the picture, or null. */
  readonly picture: string | null;
  readonly description: string;
  /** What is offered at which price. */
  readonly services: readonly { readonly kind: ServiceKind; readonly price: Cents }[];
}

/** What an applicant adds to the store: who he or she is, and who says so. */
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

/**
 * The address of a public page in its usual form, or null: no other scheme, no password, no port, no bare host name.
 */
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
