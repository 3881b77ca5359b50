import * as v from 'valibot';

import { actsAs, type Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';

export const giftNoteMaxLength = 280;
/** A gift can be kept closed for this many days. */
export const giftMaxDays = 366;

const dayMs = 86_400_000;

/** A new gift: the note for the person who gets it, and the UTC instant before which it stays closed, or null. */
export const newGiftSchema = v.object({
  note: v.pipe(v.string(), v.trim(), v.maxLength(giftNoteMaxLength, 'too-long')),
  revealAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type NewGift = v.InferOutput<typeof newGiftSchema>;

/** A token: 256 random bits in base64url. */
export const giftTokenSchema = v.pipe(v.string(), v.maxLength(64));

export function isGiftToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

type Given = Pick<Order, 'customerId' | 'status'> & { readonly answerVideo: object | null };

/** Whether an order has a delivered video that can be given to someone else. */
export function hasGiftVideo({ status, answerVideo }: Omit<Given, 'customerId'>): boolean {
  return status === 'completed' && answerVideo !== null;
}

/** Whether this user may make a gift of the order's video: only the fan who ordered it. */
export function mayGive(actor: Pick<Actor, 'id' | 'role'>, order: Given): boolean {
  return actor.id === order.customerId && actsAs(actor, 'fan') && hasGiftVideo(order);
}

/** What is wrong with a reveal date; null if nothing is. Dates in the past are no dates: the gift is open at once. */
export function problemOfRevealDate(revealAt: string | null, now: Date): 'too-late' | null {
  if (revealAt === null) return null;
  return Date.parse(revealAt) > now.getTime() + giftMaxDays * dayMs ? 'too-late' : null;
}

/** Whether a gift may be opened. */
export function isRevealed(revealAt: Date | null, now: Date): boolean {
  return revealAt === null || revealAt.getTime() <= now.getTime();
}

const teaserLength = 40;

/** The first words of a note, for the time before it may be opened; at most a third of it. */
export function teaserOf(note: string): string {
  const words = note.split(/\s+/).filter((word) => word !== '');
  const letters = [...words.join(' ')].length;
  const most = Math.min(teaserLength, Math.floor(letters / 3));
  let teaser = '';
  for (const word of words) {
    const longer = teaser === '' ? word : `${teaser} ${word}`;
    if ([...longer].length > most) break;
    teaser = longer;
  }
  // No comma or dash before the ellipsis.
  const shown = teaser.replace(/[\p{P}\s]+$/u, '');
  return shown === '' ? '' : `${shown}…`;
}

/** A gift as the fan who made it sees it. Instants are UTC, ISO 8601. */
export interface OwnGift {
  /** Null if the installation's key changed since: then the link still works, and cannot be shown again. */
  readonly token: string | null;
  readonly note: string;
  /** When it opens; null once it is open. */
  readonly revealAt: string | null;
  readonly createdAt: string;
  /** How many times it was watched, counted once for each visit. */
  readonly watches: number;
}

/** A gift as the person who gets it sees it. Before its day nothing says what is in it. */
export type ReceivedGift =
  | {
      readonly state: 'closed';
      /** The first name of the fan. */
      readonly from: string;
      readonly revealAt: string;
      readonly teaser: string;
    }
  | {
      readonly state: 'open';
      readonly from: string;
      readonly note: string;
      readonly celebrityName: string;
      /** By which browsers remember where its video was stopped; says nothing about the link. */
      readonly watchId: string;
    };
