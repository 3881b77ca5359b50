import * as v from 'valibot';

import { line, sentences } from './request-text.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { socialLink } from '#domain/service/social-link.ts';
import { linkMaxLength } from '#domain/service/social-hosts.ts';
import type { SocialKind } from '#domain/service/social-service.ts';

/** Occasions of a personalised video (row S3). */
export const occasions = ['birthday', 'anniversary', 'other'] as const;
export type Occasion = (typeof occasions)[number];

/** Maximum answer lengths, in UTF-16 units as a text field counts them. */
export const answerMaxLength = {
  from: 60,
  to: 60,
  instructions: 600,
  message: 1000,
  description: 300,
  link: linkMaxLength,
} as const;

const description = sentences(answerMaxLength.description);

/** The id of a video the fan uploaded; ownership and completeness are checked when it is ordered. */
const video = v.pipe(v.string('video-required'), v.regex(/^[\w-]{1,64}$/, 'video-required'));

function social<Kind extends SocialKind>(kind: Kind) {
  return v.object({ link: socialLink(kind), description }, 'required');
}

/**
 * The request form of each service (rows S3 to S5): the fields a fan fills in. Every answer is a text keyed by its
 * field name, in form order; messages are codes, the wording is chosen at the edge.
 */
export const answerSchemas = {
  getVideo: v.object(
    {
      from: line(answerMaxLength.from),
      to: line(answerMaxLength.to),
      occasion: v.picklist(occasions, 'required'),
      instructions: sentences(answerMaxLength.instructions),
    },
    'required',
  ),
  sendMessage: v.object(
    { from: line(answerMaxLength.from), message: sentences(answerMaxLength.message) },
    'required',
  ),
  sendVideo: v.object({ description, video }, 'required'),
  instagramFollow: social('instagramFollow'),
  instagramLike: social('instagramLike'),
  instagramComment: social('instagramComment'),
  instagramStory: social('instagramStory'),
  facebookFriend: social('facebookFriend'),
  facebookFriendPost: social('facebookFriendPost'),
  facebookPost: social('facebookPost'),
  twitterFollow: social('twitterFollow'),
} as const satisfies Record<
  ServiceKind,
  v.GenericSchema<unknown, Readonly<Record<string, string>>>
>;

export type AnswersOf<Kind extends ServiceKind> = v.InferOutput<(typeof answerSchemas)[Kind]>;

function request<Kind extends ServiceKind>(kind: Kind) {
  return v.object({ service: v.literal(kind), answers: answerSchemas[kind] }, 'required');
}

/** A complete request: the service, and the answers of its form. */
export const serviceRequestSchema = v.variant(
  'service',
  [
    request('getVideo'),
    request('sendMessage'),
    request('sendVideo'),
    request('instagramFollow'),
    request('instagramLike'),
    request('instagramComment'),
    request('instagramStory'),
    request('facebookFriend'),
    request('facebookFriendPost'),
    request('facebookPost'),
    request('twitterFollow'),
  ],
  'required',
);
export type ServiceRequest = v.InferOutput<typeof serviceRequestSchema>;

/** The names of a service's answers, in form order. */
export function answerNames(kind: ServiceKind): readonly string[] {
  return Object.keys(answerSchemas[kind].entries);
}

/** A form as typed, before schema validation: each answer by field name. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** An empty form. */
export function nothingTyped(kind: ServiceKind): Record<string, string> {
  const empty = Object.fromEntries(answerNames(kind).map((name) => [name, '']));
  return 'occasion' in empty ? { ...empty, occasion: occasions[0] } : empty;
}

/** Saved input for a form that may have changed since: exactly the known fields. */
export function typedAnswers(kind: ServiceKind, kept: TypedAnswers): Record<string, string> {
  const empty = nothingTyped(kind);
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => [name, kept[name] ?? nothing]),
  );
}
