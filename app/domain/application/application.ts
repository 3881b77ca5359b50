import * as v from 'valibot';

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

export const applicationLimits = { links: 5, link: 300, message: 1_000, words: 300 } as const;

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

const linkSchema = v.pipe(
  v.string(),
  v.maxLength(applicationLimits.link, 'too-long'),
  v.check((text) => text.trim() === '' || publicLink(text) !== null, 'no-web-address'),
  v.transform((text) => publicLink(text) ?? ''),
);

/** Links as typed, one a field; empty ones are left out, and so are repeated ones. */
export const applicationSchema = v.object({
  links: v.pipe(
    v.array(linkSchema),
    v.maxLength(applicationLimits.links),
    v.transform((links) => [...new Set(links.filter((link) => link !== ''))]),
  ),
  message: v.pipe(v.string(), v.trim(), v.maxLength(applicationLimits.message, 'too-long')),
});

/** Links as they are typed into one field, a line each. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** The form: all links in one field. What it says is read by `typedApplication`. */
export const applicationFormSchema = v.object({
  links: v.pipe(
    v.string(),
    v.check((text) => linesOf(text).length <= applicationLimits.links, 'too-many-links'),
    v.check((text) => linesOf(text).every((line) => publicLink(line) !== null), 'no-web-address'),
    v.check(
      (text) => linesOf(text).every((line) => line.length <= applicationLimits.link),
      'too-long',
    ),
  ),
  message: applicationSchema.entries.message,
});
export type ApplicationForm = v.InferInput<typeof applicationFormSchema>;

/** What a form that is right says. */
export function typedApplication({
  links,
  message,
}: ApplicationForm): v.InferOutput<typeof applicationSchema> {
  return v.parse(applicationSchema, { links: [...linesOf(links)], message });
}

/** Why an application is declined. The applicant is told, so each is fit to be read by the applicant. */
export const declineReasons = [
  'not-proven',
  'name-of-another',
  'profile-unclear',
  'not-suitable',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A reason from the list, and words, which only `other` cannot do without. */
export const declineSchema = v.pipe(
  v.object({
    reason: v.picklist(declineReasons, 'required'),
    words: v.pipe(v.string(), v.trim(), v.maxLength(applicationLimits.words, 'too-long')),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['words']],
      ({ reason, words }) => reason !== 'other' || words !== '',
      'required',
    ),
    ['words'],
  ),
);
export type Decline = v.InferOutput<typeof declineSchema>;

/** The own application as its applicant sees it. */
export interface OwnApplication extends ApplicationWords {
  readonly state: ApplicationState;
  readonly store: ApplicantStore;
  readonly missing: readonly Requirement[];
  /** A UTC instant; null before it was sent. */
  readonly sentAt: string | null;
  /** Why it was declined the last time; null where it was not. */
  readonly decline: Decline | null;
}

/** A listed celebrity whose name could be mistaken for an applicant's. */
export interface SimilarCelebrity {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
}

/** An application as the team decides on it. */
export interface WaitingApplication extends ApplicationWords {
  readonly accountId: number;
  /** What the decision is about: another one once the applicant changes anything. */
  readonly seen: string;
  readonly store: ApplicantStore;
  readonly email: string;
  readonly addressIsVerified: boolean;
  /** UTC instants; when the account was made is null where the back end does not say. */
  readonly registeredAt: string | null;
  readonly sentAt: string;
  readonly similar: readonly SimilarCelebrity[];
  /** How often it was declined before. */
  readonly declinedBefore: number;
}

export const applicationsPerPage = 10;
/** As many as are counted: beyond it the menu says that there are more. */
export const maxCountedApplications = 100;
