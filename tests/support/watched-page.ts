import { expect, test as base } from 'playwright/test';

/** A page on which any console error or uncaught error fails the test; a refused page is expected by name. */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };
