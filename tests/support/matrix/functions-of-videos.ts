import { fileChunk } from '../orders/file-chunk.ts';
import type { FunctionRow } from './function-row.ts';
import { everyone, signedIn } from './persons.ts';

/** What is done with videos of orders and those that fans upload. */
export const functionsOfVideos: Readonly<Record<string, FunctionRow>> = {
  beginUpload: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('processing'), bytes: 1 }),
    answers: [401, 403, 404, 200, 404, 403, 200],
    for: ['celebrity', 'administrator'],
  },
  uploadProgress: {
    method: 'POST',
    of: ({ answerUpload }) => answerUpload(),
    answers: [401, 403, 404, 200, 404, 403, 200],
    for: ['celebrity', 'administrator'],
  },
  cancelUpload: {
    method: 'POST',
    of: ({ answerUpload }) => answerUpload(),
    answers: [401, 403, 404, 200, 404, 403, 200],
    for: ['celebrity', 'administrator'],
  },
  // Without a ticket, which only who began the upload has (`tests/pages/upload-ticket.test.ts`).
  relayChunk: {
    method: 'POST',
    of: async ({ clip }) => fileChunk(await clip()),
    answers: everyone(401),
  },
  readSample: {
    method: 'GET',
    of: async ({ order }) => ({ orderId: await order('completed', true) }),
    answers: [401, 200, 404, 200, 404, 200, 200],
  },
  // Its fan agreed to nothing.
  withdrawSample: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('completed', true) }),
    answers: [401, 403, 404, 403, 404, 403, 403],
  },
  beginFanUpload: {
    method: 'POST',
    data: { bytes: 1 },
    answers: [401, 200, 200, 403, 403, 403, 200],
  },
  fanUploadProgress: {
    method: 'GET',
    of: ({ fanUpload }) => fanUpload(),
    answers: [401, 200, 404, 404, 404, 404, 404],
    for: ['fan'],
  },
  // Of a video that is someone else's nothing is told, and nothing happens.
  removeFanUpload: {
    method: 'POST',
    of: ({ fanUpload }) => fanUpload(),
    answers: signedIn(200),
    for: ['fan'],
  },
};
