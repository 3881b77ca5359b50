import type { ServiceKind } from '#domain/service/service.ts';

/** How an order line is fulfilled: by a video, a text reply, a proof that it was done, or a parcel. */
export type FulfilmentNeed = 'video' | 'reply' | 'proof' | 'parcel';

/** How each service is fulfilled (docs/adr/0106). */
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

/** How a line is fulfilled: services by the table, products by a parcel. */
export function needOf({ service }: { readonly service: ServiceKind | null }): FulfilmentNeed {
  return service === null ? 'parcel' : fulfilledWith[service];
}

/** What a celebrity provided for one line; `text` is the reply, the URL of the link, or that of the picture. */
export interface LineAnswer {
  readonly lineId: number;
  readonly kind: 'reply' | 'link' | 'picture';
  readonly text: string;
}

/** The order data needed to determine what is missing. */
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

/** The lines not fulfilled yet, each with what it needs. */
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
