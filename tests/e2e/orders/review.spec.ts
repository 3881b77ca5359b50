import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test(
  'a fan reviews a delivered order, its celebrity answers, and everyone reads both',
  core,
  async ({ page, browser }) => {
    const words = `She sang <b>our</b> song, take ${Date.now()}.`;
    await signInAs(page, 'fan');
    await page.goto('/my-orders');
    await page
      .getByRole('link', { name: /^Watch, order/ })
      .first()
      .click();
    await untilHydrated(page);
    const review = page.getByRole('region', { name: 'Your review' });
    // A second try in the same world finds the review of the first.
    const change = review.getByRole('button', { name: 'Change review' });
    const publish = review.getByRole('button', { name: 'Publish review' });
    await expect(change.or(publish)).toBeVisible();
    if (await change.isVisible()) {
      await change.click();
    } else {
      await publish.click();
      await expect(review.getByLabel('How was it?')).toBeFocused();
    }
    await review.getByLabel('How was it?').selectOption('5');
    await review.getByLabel('What others should know').fill(words);
    await review.getByRole('button', { name: /^(Publish|Save) review$/ }).click();
    await expect(review.getByText(words)).toBeVisible();
    await expect(change).toBeVisible();
    const address = page.url();

    const celebrity = await (await browser.newContext()).newPage();
    await signInAs(celebrity, 'celebrity');
    await celebrity.goto(address);
    await untilHydrated(celebrity);
    const theirs = celebrity.getByRole('region', { name: 'The fan’s review' });
    const again = theirs.getByRole('button', { name: 'Change answer' });
    const answer = theirs.getByRole('textbox', { name: 'Your answer' });
    await expect(again.or(answer)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await answer.fill('Sing it loud!');
    await theirs.getByRole('button', { name: 'Publish answer' }).click();
    await expect(again).toBeVisible();
    await celebrity.context().close();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/celebrities');
    await visitor
      .getByRole('link', { name: /Danae Vellis.*Rated \d\.\d of 5/ })
      .first()
      .click();
    const reviews = visitor.getByRole('region', { name: /^Reviews/ });
    await expect(reviews.getByText(words)).toBeVisible();
    await expect(reviews.getByText('Sing it loud!')).toBeVisible();
    await expect(reviews.getByText(/whether good or bad/)).toBeVisible();
    await untilHydrated(visitor);
    await reviews.getByLabel('Sort by').selectOption('lowest');
    await expect(reviews.getByText(/Of equal ratings/)).toBeVisible();
    await expect(reviews.getByRole('article').first()).toContainText('4 stars of 5');
    await reviews.getByRole('link', { name: 'Report', exact: true }).first().click();
    await expect(visitor.getByRole('heading', { name: 'Report a problem' })).toBeVisible();
    await visitor.context().close();
  },
);
