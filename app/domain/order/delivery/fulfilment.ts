import * as v from 'valibot';

import { isSocial, type SocialKind } from '#domain/service/social-service.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { proofLink } from '#domain/service/social-link.ts';

/** What a line of an order is fulfilled with: a video, a reply in words, a proof that it was done, or a parcel. */
export type FulfilmentNeed = 'video' | 'reply' | 'proof' | 'parcel';

/** What fulfils each service (docs/adr/0106). */
export const fulfilledWith = {
  getVideo: 'video',
  sendVideo: 'video',
  sendMessage: 'reply',
  instagramFollow: 'proof',
  instagramLike: 'proof',
  instagramComment: 'proof',
  instagramStory: 'proof',
  facebookFriend: 'proof',
  facebookFriendPost: 'proof',
  facebookPost: 'proof',
  twitterFollow: 'proof',
} as const satisfies Record<ServiceKind, FulfilmentNeed>;

/** What fulfils a line: of a service what the table says, of goods a parcel. */
export function needOf({ service }: { readonly service: ServiceKind | null }): FulfilmentNeed {
  return service === null ? 'parcel' : fulfilledWith[service];
}

export const replyMaxLength = 4_000;

/** What a celebrity gave for one line; `text` is the reply, the address of the link, or that of the picture. */
export interface LineAnswer {
  readonly lineId: number;
  readonly kind: 'reply' | 'link' | 'picture';
  readonly text: string;
}

/** What the rules need to know of an order to say what is missing. */
export interface Fulfillable {
  readonly lines: readonly { readonly id: number; readonly service: ServiceKind | null }[];
  readonly answerVideo: object | null;
  readonly answers: readonly LineAnswer[];
  readonly trackingId: string | null;
  /** Whether the parcel was sent without a tracking number. */
  readonly untracked: boolean;
}

function has(
  { answers }: Pick<Fulfillable, 'answers'>,
  lineId: number,
  kinds: readonly LineAnswer['kind'][],
) {
  return answers.some(
    (answer) => answer.lineId === lineId && kinds.includes(answer.kind) && answer.text !== '',
  );
}

/** The lines that nothing fulfils yet, each with what it takes. */
export function missingFrom(
  order: Fulfillable,
): readonly { readonly lineId: number; readonly need: FulfilmentNeed }[] {
  return order.lines.flatMap((line) => {
    const need = needOf(line);
    const isThere = {
      video: order.answerVideo !== null,
      reply: has(order, line.id, ['reply']),
      proof: has(order, line.id, ['link', 'picture']),
      parcel: order.untracked || (order.trackingId ?? '') !== '',
    }[need];
    return isThere ? [] : [{ lineId: line.id, need }];
  });
}

/** One reply or link as it is sent. */
export const lineAnswerSchema = v.object({
  lineId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.pipe(v.string(), v.trim(), v.maxLength(replyMaxLength, 'too-long')),
});
export type TypedAnswer = v.InferOutput<typeof lineAnswerSchema>;

/** What was typed for the lines of an order, or the code of what is wrong with it by the line's id. */
export type ReadAnswers =
  | { readonly answers: readonly LineAnswer[] }
  | { readonly wrong: Readonly<Record<string, string>> };

function readLink(kind: SocialKind, text: string) {
  return v.safeParse(proofLink(kind), text);
}

/**
 * Reads what was typed: words for a reply, a link of the right network for a proof. What is for no line is left out.
 */
export function readAnswers(
  lines: Fulfillable['lines'],
  typed: readonly TypedAnswer[],
): ReadAnswers {
  const answers: LineAnswer[] = [];
  const wrong: Record<string, string> = {};
  for (const { id: lineId, service } of lines) {
    const text = (typed.find((one) => one.lineId === lineId)?.text ?? '').trim();
    if (text === '' || service === null) continue;
    if (fulfilledWith[service] === 'reply') answers.push({ lineId, kind: 'reply', text });
    else if (isSocial(service)) {
      const link = readLink(service, text);
      if (link.success) answers.push({ lineId, kind: 'link', text: link.output });
      else wrong[`line-${lineId}`] = link.issues[0].message;
    }
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { answers };
}
