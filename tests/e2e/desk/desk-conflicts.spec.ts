import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { coreIf } from '#tests/support/browser/core.ts';
import { untilPainted, untilStill } from '#tests/support/browser/in-page.ts';
import { meanwhile } from '#tests/support/browser/meanwhile.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { withoutStream } from '#tests/support/browser/without-stream.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `someone was faster with the last row: it is said in sight, at ${width} px`,
    coreIf(width > 1_000),
    async ({ page }, { retry }) => {
      await page.setViewportSize({ width, height });
      await withoutStream(page);
      await signInAs(page, 'manager');
      const { place, move } = await orderMaker(page.request);
      // Another try looks at orders of its own.
      const name = `Longinus${width}${retry > 0 ? `x${retry}` : ''}`;
      const orders: number[] = [];
      for (let made = 0; made < 6; made += 1) orders.push(await place(name));
      await page.goto(`/desk?find=${name}`);
      await untilHydrated(page);
      await expect(page.locator('[data-order]')).toHaveCount(6);
      const last = page.locator('[data-order]').last();
      const number = Number(await last.getAttribute('data-order'));
      await meanwhile(page, async () => move(number, 'cancelled'));
      await last.getByRole('button', { name: `Accept order ${number}` }).click();
      const told = page.getByRole('alert');
      await expect(told).toContainText(`Order ${number}: someone else has already dealt with it.`);
      await expect(told).toBeInViewport({ ratio: 1 });
      // The list has one row less, and the keys go on from there.
      await expect(page.locator('[data-order]')).toHaveCount(5);
      const next = page.locator('[data-order]').last();
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport();
      await untilStill(page);
      await untilPainted(page);
      await expect(told).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: `test-results/screens/desk-conflict-${width}.png` });
      expect(await violationsOf(page, { within: 'main' })).toEqual([]);
      const close = told.getByRole('button', { name: 'Close' });
      const box = await close.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      await close.click();
      await expect(told).toBeHidden();
    },
  );
}
