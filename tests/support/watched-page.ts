import { expect, test as base, type Page, type PlaywrightWorkerArgs } from 'playwright/test';

import { controlPortOf } from './port.ts';

/** To make the demo world anew on busy processors, in milliseconds. */
const timeForWorld = 150_000;

/** Says how it goes to what runs the worker's server (`serve-worker.mjs`). */
async function tellServer(
  { request }: PlaywrightWorkerArgs['playwright'],
  parallelIndex: number,
  what: 'begin' | 'failed',
): Promise<void> {
  const asking = await request.newContext();
  const url = `http://127.0.0.1:${controlPortOf(parallelIndex)}/${what}`;
  const answer = await asking.post(url, { timeout: timeForWorld });
  await asking.dispose();
  if (!answer.ok()) throw new Error(`The demo world could not be made anew: ${answer.status()}`);
}

/** Notes the console errors, uncaught errors and refusals by the policy of a page. @returns how to demand that there were none */
export async function watch(
  page: Page,
  allowedErrors: readonly RegExp[] = [],
): Promise<() => void> {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
  };
  page.on('console', (message) => {
    // A resource that is refused is named by its place only.
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => note(error.message));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(
        `policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  return () => expect(errors).toEqual([]);
}

/**
 * A page on which any console error, uncaught error or refusal by its policy fails the test; a refused page is expected by name.
 * After a test that failed, which ends its worker, the next one begins with a new demo world.
 */
export const test = base.extend<
  { allowedErrors: RegExp[]; failureTold: void },
  { wholeWorld: void }
>({
  wholeWorld: [
    async ({ playwright }, use, { parallelIndex }) => {
      await tellServer(playwright, parallelIndex, 'begin');
      await use();
    },
    { scope: 'worker', auto: true, timeout: timeForWorld },
  ],
  failureTold: [
    async ({ playwright }, use, testInfo) => {
      await use();
      if (testInfo.status !== testInfo.expectedStatus) {
        await tellServer(playwright, testInfo.parallelIndex, 'failed');
      }
    },
    { auto: true },
  ],
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const expectNoErrors = await watch(page, allowedErrors);
    await use(page);
    expectNoErrors();
  },
});

export { expect };
