import * as v from 'valibot';

import { occasions, type Occasion } from './occasion.ts';
import { line, optionalLine, sentences } from './request-text.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { isUuid } from '#domain/uuid.ts';
import { socialLink } from '#domain/service/social-link.ts';
import { linkMaxLength } from '#domain/service/social-hosts.ts';
import type { SocialKind } from '#domain/service/social-service.ts';

/** Maximum answer lengths, in UTF-16 units as a text field counts them. */
export const answerMaxLength = {
  from: 60,
  to: 60,
  pronunciation: 80,
  instructions: 600,
  message: 1000,
  description: 300,
  link: linkMaxLength,
} as const;

/**
 * Whether the fan lets the celebrity show the video as a sample: `yes`, or empty. Requests from before it was asked
 * lack it, forms never do: so the type says that it is there.
 */
const sample = v.optional(v.picklist(['', 'yes'], 'required'), '') as v.GenericSchema<
  string,
  '' | 'yes'
>;

/** The occasion of a message: missing in requests from before it was asked. */
const messageOccasion = v.optional(
  v.picklist(['', ...occasions], 'required'),
  '',
) as v.GenericSchema<string, '' | Occasion>;

/** The id of a voice note of the name, or empty; whose it is is checked when it is ordered. */
const voiceNote = v.optional(
  v.pipe(
    v.string('voice-note-missing'),
    v.check((id) => id === '' || isUuid(id), 'voice-note-missing'),
  ),
  '',
) as v.GenericSchema<string, string>;

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
      pronunciation: optionalLine(answerMaxLength.pronunciation),
      voiceNote,
      occasion: v.picklist(occasions, 'required'),
      instructions: sentences(answerMaxLength.instructions),
      sample,
    },
    'required',
  ),
  sendMessage: v.object(
    {
      from: line(answerMaxLength.from),
      occasion: messageOccasion,
      message: sentences(answerMaxLength.message),
    },
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

/** What a form begins with: most videos are for a birthday, and most messages for no day at all. */
const firstOccasion: Partial<Record<ServiceKind, Occasion>> = {
  getVideo: 'birthday',
  sendMessage: 'justBecause',
};

/** An empty form. */
export function nothingTyped(kind: ServiceKind): Record<string, string> {
  const empty = Object.fromEntries(answerNames(kind).map((name) => [name, '']));
  const occasion = firstOccasion[kind];
  return occasion ? { ...empty, occasion } : empty;
}

/** Saved input for a form that may have changed since: exactly the known fields. */
export function typedAnswers(kind: ServiceKind, kept: TypedAnswers): Record<string, string> {
  const empty = nothingTyped(kind);
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => [name, kept[name] ?? nothing]),
  );
}
