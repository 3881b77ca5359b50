import * as v from 'valibot';

import { AppError } from '#domain/app-error.ts';
import type { KeptCard } from '#domain/payment/card-token.ts';

import { keepCard } from './kept-card.ts';
import type { CardOffer } from './card-fields.tsx';
import { nextActionAnswer, openStripe } from './stripe-js.ts';

/** What the card's bank wants to ask its owner, when that is why an order was not placed yet. */
function questionOf(error: unknown): { transaction: string; secret: string } | null {
  if (!(error instanceof AppError) || error.code !== 'card_asks') return null;
  const { transaction = '', secret = '' } = error.fields;
  return { transaction, secret };
}

/**
 * Places an order that a card pays. Where the card's bank wants to ask its owner first, that is done, and the order is
 * placed again with the payment that was agreed to.
 * @param place places it with what stands for the card
 * @throws AppError `card_declined` also when the owner says no, and whatever `place` throws
 */
export async function placeWithCard<TPlaced>(
  offer: CardOffer | null,
  card: KeptCard,
  place: (cardToken: string) => Promise<TPlaced>,
): Promise<TPlaced> {
  try {
    return await place(card.token);
  } catch (error) {
    const question = questionOf(error);
    if (!question || offer?.kind !== 'stripe') throw error;
    const stripe = await openStripe(offer.publishableKey);
    const answer = v.parse(
      nextActionAnswer,
      await stripe.handleNextAction({ clientSecret: question.secret }),
    );
    if (answer.error !== undefined) throw new AppError('card_declined');
    // Agreed to once: another try goes on with it and asks nobody again.
    keepCard({ ...card, token: question.transaction });
    return place(question.transaction);
  }
}
