import { expect, test as base, type Page } from 'playwright/test';

/**
 * Notes the console errors, uncaught errors and refusals by the policy of a page.
 * @returns how to demand that there were none
 */
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
 * A page on which any console error, uncaught error or refusal by its policy fails the test; a refused page is expected
 * by name.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const expectNoErrors = await watch(page, allowedErrors);
    await use(page);
    expectNoErrors();
  },
});

export { expect };
