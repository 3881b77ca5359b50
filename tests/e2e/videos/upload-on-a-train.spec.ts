import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { isChunk, openOrder, storedDigest } from '#tests/support/orders/answer-order.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const reloads = 3;

test.use({ allowedErrors: [/ERR_|Failed to fetch/] });

test('one chunk in five fails and the browser is loaded anew three times: the file arrives whole', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const orderId = await openOrder(page);
  const answer = await answerFile('from-the-train.mp4', 19);
  let sent = 0;
  let acknowledged = 0;
  /**
   * What is sent beyond it stays unanswered until the browser is loaded anew, so that no visit sends the whole file.
   */
  let allowed = 1;
  await page.route('**/_serverFn/**', async (route) => {
    if (!isChunk(route.request())) return route.continue();
    if (acknowledged >= allowed) return;
    sent += 1;
    if (sent % 5 === 2) return route.abort('connectionreset');
    const response = await route.fetch();
    acknowledged += 1;
    return route.fulfill({ response });
  });
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(answer);
  for (let visit = 1; visit <= reloads; visit += 1) {
    await expect.poll(() => acknowledged, { timeout: 30_000 }).toBe(allowed);
    allowed = visit < reloads ? acknowledged + 1 : Infinity;
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText(/^Your upload of from-the-train\.mp4/)).toBeVisible();
    await picker.setInputFiles(answer);
    await expect(
      page
        .getByText(/^Same file: resuming at \d/)
        .or(page.getByRole('button', { name: 'Uploaded. Show the video' })),
    ).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Uploaded. Show the video' })).toBeVisible({
    timeout: 60_000,
  });
  expect(await storedDigest(page, orderId)).toBe(sha256(answer.buffer));
});
