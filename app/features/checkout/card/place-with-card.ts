import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';
import type { Placement } from '#domain/checkout/placement.ts';
import type { CardDraft } from '#domain/payment/card/card-token.ts';

import { keepCard } from './card-draft.ts';
import type { CardOffer } from '#domain/payment/card/card-offer.ts';
import { nextActionAnswer, openStripe } from './stripe-js.ts';

type Tokens = CardDraft['tokens'];

/** A card that is not the one to pay, or whose bank wants to ask its owner, and for which order. */
interface Refused {
  /** Null where there is one order only. */
  readonly celebrityId: number | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What came of one try: what was placed, and what the card's bank wants to ask before it goes on. */
async function tryOnce(
  tokens: Tokens,
  place: (tokens: Tokens) => Promise<Placement>,
): Promise<{ readonly placement: Placement | null; readonly question: Refused | null }> {
  try {
    const placement = await place(tokens);
    const question = placement.card?.code === 'card_asks' ? placement.card : null;
    return { placement, question };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'card_asks') throw error;
    return { placement: null, question: { celebrityId: null, fields: error.fields } };
  }
}

/**
 * Places orders that a card pays. Where the card's bank wants to ask its owner about one of them first, that is done,
 * and they are placed again with the payment that was agreed to; what is placed already stays so, and is found by its
 * key.
 * @param place places them with what stands for the card, by celebrity
 * @returns how far it came; with `card` where one of several was declined, also when the owner says no
 * @throws AppError `card_declined` where there is one order only, and whatever `place` throws
 */
export async function placeWithCard(
  offer: CardOffer | null,
  card: CardDraft,
  place: (tokens: Tokens) => Promise<Placement>,
): Promise<Placement> {
  let { tokens } = card;
  // Each order is asked about once.
  for (let asked = 0; ; asked += 1) {
    const { placement, question } = await tryOnce(tokens, place);
    if (placement && !question) return placement;
    const { celebrityId = null, fields = {} } = question ?? {};
    const isOver = offer?.kind !== 'stripe' || asked >= Object.keys(tokens).length;
    const agreed = isOver ? null : await agreedTo(offer.publishableKey, fields);
    if (agreed === null) {
      if (!placement?.card) throw new AppError('card_declined');
      return { ...placement, card: { ...placement.card, code: 'card_declined', fields: {} } };
    }
    const paid = celebrityId === null ? Object.keys(tokens) : [String(celebrityId)];
    tokens = { ...tokens, ...Object.fromEntries(paid.map((id) => [id, agreed])) };
    // Agreed to once: another try goes on with it and asks no one again.
    keepCard({ ...card, tokens });
  }
}

/** The payment that its owner agreed to; null where the owner said no. */
async function agreedTo(
  publishableKey: string,
  { transaction = '', secret = '' }: Refused['fields'],
): Promise<string | null> {
  const stripe = await openStripe(publishableKey);
  const answer = v.parse(nextActionAnswer, await stripe.handleNextAction({ clientSecret: secret }));
  return answer.error === undefined ? transaction : null;
}
