import { readFile } from 'node:fs/promises';

import type { Browser, Locator, Page } from 'playwright/test';

import { answerFile, sha256 } from './answer-file.ts';
import { signInAs } from '../browser/sign-in-as.ts';
import { untilHydrated } from '../browser/until-hydrated.ts';
import { agreeToBegin } from './place-order.ts';
import { expect } from '../browser/watched-page.ts';

/** A window of its own for each person, as on three devices. */
export async function windowOf(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, name);
  return page;
}

/** The badge beside the number of the order. */
export function badgeOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::div/span[1]');
}

/** Moves an order, with two presses that are one move. */
export async function act(page: Page, address: string, button: string, status: string) {
  await page.goto(address);
  await untilHydrated(page);
  await page.getByRole('button', { name: button }).dblclick();
  await expect(badgeOf(page)).toHaveText(status);
  await expect(page.getByText('Someone else has already')).toHaveCount(0);
}

/** Fulfils the order on the page, once it was shown what is sent. */
export async function sendAnswer(page: Page): Promise<void> {
  // Asked for where the name was promised; orders of the demo world are from before.
  const said = page.getByRole('checkbox', { name: /^I say the name in the video/ });
  if (await said.isVisible()) await said.check();
  await page.getByRole('button', { name: 'Fulfilled', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Send this to the fan?' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Send now' }).click();
  await expect(badgeOf(page)).toHaveText('Completed');
}

/** Who does the main job, by their log-ins, and what the celebrity is called. */
export interface MainJobPeople {
  readonly fan: string;
  readonly manager: string;
  readonly celebrity: string;
  readonly celebrityName: string;
  /** Another fan, whom it is none of the business of. */
  readonly stranger: string;
  /** Looks at the page that says the order is placed. */
  readonly onPlaced?: (fan: Page) => Promise<void>;
}

/** Those of the demo world. */
const demoPeople: MainJobPeople = {
  ...{ fan: 'fan', manager: 'manager', celebrity: 'celebrity', stranger: 'fan2' },
  celebrityName: 'Danae Vellis',
};

/**
 * The main job, as five people do it: a fan's request, approved by a manager, accepted and answered with a video by the
 * celebrity, watched by the fan and by no one else. @returns the order's id
 */
export async function takeMainJob(
  browser: Browser,
  people: MainJobPeople = demoPeople,
): Promise<string> {
  const { celebrityName } = people;
  const fan = await windowOf(browser, people.fan);
  await fan.goto('/');
  await fan
    .getByRole('link', { name: new RegExp(celebrityName) })
    .first()
    .click();
  await fan.getByRole('link', { name: 'Request video' }).first().click();
  await expect(fan).toHaveURL(/request\/getVideo$/);
  await untilHydrated(fan);

  await fan.getByRole('button', { name: /^Continue/ }).click();
  await expect(fan.getByText('This field is required')).toHaveCount(3);
  await expect(fan.getByRole('textbox', { name: 'From' })).toBeFocused();

  // For oneself there is one name to give; for someone else there are two.
  await fan.getByRole('radio', { name: 'Me', exact: true }).check();
  await fan.getByLabel('Your name').fill('Iris');
  await expect(fan.getByLabel('To', { exact: true })).toHaveCount(0);
  await fan.reload();
  await expect(fan.getByLabel('Your name')).toHaveValue('Iris');
  await fan.getByRole('radio', { name: 'Someone else' }).check();
  await expect(fan.getByRole('textbox', { name: 'From' })).toHaveValue('Iris');
  await expect(fan.getByLabel('To', { exact: true })).toHaveValue('');

  await fan.getByLabel('To', { exact: true }).fill('Theo & Луна');
  await fan.getByRole('radio', { name: 'Anniversary' }).check();
  await fan.getByLabel('Instructions').fill('Say hello to "everyone".');
  await fan.reload();
  await expect(fan.getByLabel('Instructions')).toHaveValue('Say hello to "everyone".');
  await fan.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(fan.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await expect(fan.getByRole('radio', { name: 'Direct bank transfer' })).toBeChecked();
  await fan.getByRole('button', { name: 'Continue to review' }).click();
  await expect(fan.getByRole('heading', { name: 'Review your order' })).toBeVisible();

  // Reload in the middle: what was typed is still there.
  await fan.reload();
  await expect(fan.getByText('Theo & Луна')).toBeVisible();
  const terms = fan.getByRole('main').getByRole('link', { name: 'terms of use' });
  await expect(terms).toHaveAttribute('href', '/terms');
  await agreeToBegin(fan);
  await fan.getByRole('button', { name: /^Place order, €/ }).click();
  await expect(fan.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await people.onPlaced?.(fan);
  const orderId = new URL(fan.url()).searchParams.get('orderId') ?? '';
  const detail = `/my-orders/detail?orderId=${orderId}`;

  await fan.goto(detail);
  await expect(badgeOf(fan)).toHaveText('Being checked');
  await expect(
    fan.getByRole('main').getByText('Pending approval from administration.'),
  ).toBeVisible();
  await expect(fan.getByText('Theo & Луна')).toBeVisible();
  await expect(fan.getByText('Anniversary', { exact: true })).toBeVisible();
  await expect(fan.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  // The longest labels on the narrowest window: nothing sticks out.
  await fan.setViewportSize({ width: 390, height: 844 });
  for (const language of ['el', 'ru', 'az']) {
    await fan.goto(`/${language}${detail}`);
    const overflow = await fan.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await fan.screenshot({ path: 'test-results/screens/order-az-390.png' });

  // No one asks the celebrity before a manager has agreed.
  const celebrity = await windowOf(browser, people.celebrity);
  expect((await celebrity.goto(detail))?.status()).toBe(404);
  const manager = await windowOf(browser, people.manager);
  await act(manager, detail, 'Accept', 'With the celebrity');
  await fan.goto(detail);
  await expect(
    fan.getByRole('main').getByText(`${celebrityName} has not accepted your request yet.`),
  ).toBeVisible();
  // No one works before the money is there.
  await celebrity.goto(detail);
  await expect(celebrity.getByText('Waiting for payment.')).toBeVisible();
  await expect(celebrity.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  const paid = manager.getByRole('switch', { name: /^Payment received/ });
  await paid.click();
  await expect(paid).toBeChecked();
  await expect(paid).not.toHaveAttribute('aria-disabled');
  await act(celebrity, detail, 'Accept', 'To deliver');

  await celebrity.getByLabel('Video file').setInputFiles({
    name: 'birthday.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('a text file that calls itself a video'),
  });
  await expect(celebrity.getByRole('alert')).toHaveText('This file isn’t a video.');

  // Longer than two chunks.
  const file = await answerFile('answer.mp4', 11);
  const answer = file.buffer;
  await celebrity.getByLabel('Video file').setInputFiles(file);
  await celebrity
    .getByRole('button', { name: 'Uploaded. Show the video' })
    .click({ timeout: 20_000 });
  await expect(celebrity.getByRole('link', { name: 'Download' })).toBeVisible();
  // It cannot be seen before it is sent.
  expect((await fan.request.get(`/api/orders/${orderId}/video`)).status()).toBe(404);
  await sendAnswer(celebrity);

  await fan.goto(detail);
  await expect(badgeOf(fan)).toHaveText('Completed');
  const player = fan.locator('video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(1);
  const begun = fan.waitForEvent('download');
  await fan.getByRole('link', { name: 'Download' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe(`${celebrityName} ${orderId}.mp4`);
  expect(sha256(await readFile(await download.path()))).toBe(sha256(answer));

  const part = await fan.request.get(`/api/orders/${orderId}/video`, {
    headers: { range: 'bytes=100-199' },
  });
  expect(part.status()).toBe(206);
  expect(sha256(await part.body())).toBe(sha256(answer.subarray(100, 200)));
  const stranger = await windowOf(browser, people.stranger);
  expect((await stranger.request.get(`/api/orders/${orderId}/video`)).status()).toBe(404);
  const anonymous = await browser.newContext();
  const refused = await anonymous.request.get(`/api/orders/${orderId}/video`);
  expect(refused.status()).toBe(401);

  await fan.goto('/my-orders');
  const newest = fan.getByRole('row').nth(1);
  await expect(newest).toContainText(celebrityName);
  await newest.getByRole('link', { name: `Watch, order ${orderId}` }).click();
  const ready = `Your video from ${celebrityName} is ready`;
  await expect(fan.getByRole('heading', { level: 1, name: ready })).toBeVisible();
  return orderId;
}
