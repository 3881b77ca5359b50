import * as v from 'valibot';

import { line, sentences } from './request-text.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { socialLink } from '#domain/service/social-link.ts';
import { linkMaxLength } from '#domain/service/social-hosts.ts';
import type { SocialKind } from '#domain/service/social-service.ts';

/** Occasions of a personalised video (row S3). */
export const occasions = ['birthday', 'anniversary', 'other'] as const;
export type Occasion = (typeof occasions)[number];

/** The longest answers, in UTF-16 units as a text field counts them. */
export const answerMaxLength = {
  from: 60,
  to: 60,
  instructions: 600,
  message: 1000,
  description: 300,
  link: linkMaxLength,
} as const;

const description = sentences(answerMaxLength.description);

/** The id of a video that the fan has sent; that it is theirs and whole is checked when it is ordered. */
const video = v.pipe(v.string('video-required'), v.regex(/^[\w-]{1,64}$/, 'video-required'));

function social<Kind extends SocialKind>(kind: Kind) {
  return v.object({ link: socialLink(kind), description }, 'required');
}

/**
 * The request form of each service (rows S3 to S5): what a fan fills in. Every answer is a text under the name of its
 * field, in the form's order; messages are codes, sentences are chosen at the edge.
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

/** A whole request: which service, and the answers of its form. */
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

/** The names of a service's answers, in the form's order. */
export function answerNames(kind: ServiceKind): readonly string[] {
  return Object.keys(answerSchemas[kind].entries);
}

/** A form as it is typed, before a schema has seen it: each answer under the name of its field. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** A form in which nothing was typed yet. */
export function nothingTyped(kind: ServiceKind): Record<string, string> {
  const empty = Object.fromEntries(answerNames(kind).map((name) => [name, '']));
  return 'occasion' in empty ? { ...empty, occasion: occasions[0] } : empty;
}

/** What was typed, of a form that may have changed since: known fields only, each of them there. */
export function typedAnswers(kind: ServiceKind, kept: TypedAnswers): Record<string, string> {
  const empty = nothingTyped(kind);
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => [name, kept[name] ?? nothing]),
  );
}
