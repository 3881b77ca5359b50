import type { Page, Request } from 'playwright/test';

import { chunkContentType } from '#domain/video/video.ts';

import { expect } from '../browser/watched-page.ts';
import { sha256 } from './answer-file.ts';
import { signInAs } from '../browser/sign-in-as.ts';
import { untilHydrated } from '../browser/until-hydrated.ts';

/** The celebrity at an order that waits for the answer. @returns the order's id */
export async function openOrder(page: Page): Promise<string> {
  await signInAs(page, 'celebrity');
  await page.goto('/my-orders');
  const waiting = page.getByRole('row').filter({ hasText: 'To deliver' }).first();
  const address = (await waiting.getByRole('link').getAttribute('href')) ?? '';
  await page.goto(address);
  await untilHydrated(page);
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** Whether a request carries a chunk of a video. */
export function isChunk(request: Request): boolean {
  return request.headers()['content-type'] === chunkContentType;
}

/** SHA-256 of the answer video as it is played. */
export async function storedDigest(page: Page, orderId: string): Promise<string> {
  const answer = await page.request.get(`/api/orders/${orderId}/video`);
  expect(answer.status()).toBe(200);
  return sha256(await answer.body());
}
