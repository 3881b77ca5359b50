import type { FunctionRow } from './function-row.ts';
import { signedIn } from './persons.ts';

/** What fans do around an order: record how a name sounds, give its video to someone, and thank for it. */
export const functionsOfGifts: Readonly<Record<string, FunctionRow>> = {
  // There is none with that id.
  deleteVoiceNote: {
    method: 'POST',
    of: async () => ({ id: '5f0c3d52-6a0e-4a8e-9d39-0b7a55a1c001' }),
    answers: signedIn(404),
  },
  readMyGift: {
    method: 'GET',
    of: async ({ answeredOrder }) => ({ orderId: await answeredOrder() }),
    answers: [401, 200, 404, 403, 404, 403, 403],
  },
  giveVideo: {
    method: 'POST',
    of: async ({ answeredOrder }) => ({
      orderId: await answeredOrder(),
      note: 'For you.',
      revealAt: null,
    }),
    answers: [401, 200, 404, 403, 404, 403, 403],
  },
  // It takes back what is the caller's own, and nothing else.
  takeGiftBack: {
    method: 'POST',
    of: async ({ answeredOrder }) => ({ orderId: await answeredOrder() }),
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  // Orders of others are left out.
  readOrderThanks: {
    method: 'GET',
    of: async ({ answeredOrder }) => ({ orderIds: [await answeredOrder()] }),
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  thankCelebrity: {
    method: 'POST',
    of: async ({ answeredOrder }) => ({ orderId: await answeredOrder(), words: 'Thank you!' }),
    answers: [401, 200, 404, 403, 404, 403, 403],
  },
  // No one has thanked for it yet.
  removeOrderThanks: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('processing') }),
    answers: [401, 403, 403, 403, 403, 404, 404],
  },
};
