import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';

test(
  'a clip is uploaded, approved and shown, and its celebrity takes it down',
  core,
  async ({ browser }) => {
    const celebrity = await windowOf(browser, 'ayla');
    await celebrity.goto('/my-clips');
    await untilHydrated(celebrity);
    await celebrity
      .locator('input[type=file]')
      .first()
      .setInputFiles('backend/seed/world/media/emir.mp4');
    const draft = celebrity.locator('[data-clip=draft]');
    await expect(draft).toBeVisible();
    await draft.getByRole('button', { name: 'Edit Untitled clip' }).click();
    await draft.getByLabel('Title', { exact: true }).fill('Behind the stage');
    await draft.getByRole('button', { name: 'Add a line' }).click();
    await draft.getByLabel('Line 1, words').fill('Hello from the stage');
    await draft.getByRole('button', { name: 'Save' }).click();
    await draft.getByRole('button', { name: 'Send for approval' }).click();
    await expect(celebrity.getByText('Waiting for approval')).toBeVisible();

    const manager = await windowOf(browser, 'manager');
    await manager.goto('/desk/clips');
    await untilHydrated(manager);
    await manager.getByRole('button', { name: 'Approve Behind the stage' }).click();
    await expect(manager.getByText('No clips waiting.')).toBeVisible();

    await celebrity.reload();
    await untilHydrated(celebrity);
    const page = celebrity.locator('[data-clip=public]').filter({ hasText: 'Behind the stage' });
    await expect(page).toBeVisible();
    await page.getByRole('button', { name: 'Take down Behind the stage' }).click();
    await expect(celebrity.getByText('Only you see this clip now').first()).toBeVisible();
  },
);
