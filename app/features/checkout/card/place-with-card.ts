import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';
import type { Placement } from '#domain/checkout/placement.ts';
import type { CardDraft } from '#domain/payment/card/card-token.ts';

import { keepCard } from './card-draft.ts';
import type { CardOffer } from '#domain/payment/card/card-offer.ts';
import { nextActionAnswer, openStripe } from './stripe-js.ts';

type Tokens = CardDraft['tokens'];

/** A declined card, or one whose bank requires authentication, and for which order. */
interface Refused {
  /** Null if there is only one order. */
  readonly celebrityId: number | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** The result of one attempt: the orders placed, and the authentication the card's bank requires before continuing. */
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
 * Places orders paid by card. If the card's bank requires authentication for one of them, that is done first, and the
 * orders are placed again with the authenticated payment; orders already placed are found by their keys and not
 * repeated.
 * @param place places them with the card tokens, by celebrity
 * @returns the progress made; with `card` if one of several was declined, including when the cardholder refuses
 * @throws AppError `card_declined` if there is only one order, and whatever `place` throws
 */
export async function placeWithCard(
  offer: CardOffer | null,
  card: CardDraft,
  place: (tokens: Tokens) => Promise<Placement>,
): Promise<Placement> {
  let { tokens } = card;
  // Each order is authenticated once.
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
    // Already authenticated: another attempt reuses it without asking again.
    keepCard({ ...card, tokens });
  }
}

/** The authenticated payment; null if the cardholder refused. */
async function agreedTo(
  publishableKey: string,
  { transaction = '', secret = '' }: Refused['fields'],
): Promise<string | null> {
  const stripe = await openStripe(publishableKey);
  const answer = v.parse(nextActionAnswer, await stripe.handleNextAction({ clientSecret: secret }));
  return answer.error === undefined ? transaction : null;
}
