import type { ServiceKind } from '#domain/service/service.ts';

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
