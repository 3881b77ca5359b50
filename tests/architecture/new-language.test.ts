import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

const root = process.cwd();

/** The project with a change, in a folder of its own. @returns the files in which the compiler misses something */
async function typeFaults(file: string, change: (text: string) => string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'astera-copy-'));
  try {
    for (const folder of ['app', 'backend', 'scripts', 'locales']) {
      await cp(join(root, folder), join(copy, folder), { recursive: true });
    }
    for (const own of ['package.json', 'tsconfig.json', 'vite.config.ts', 'panda.config.ts']) {
      await cp(join(root, own), join(copy, own));
    }
    await mkdir(join(copy, 'tests'));
    for (const shared of ['node_modules', 'styled-system']) {
      await symlink(join(root, shared), join(copy, shared));
    }
    const text = await readFile(join(copy, file), 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    await writeFile(join(copy, file), changed);
    const checked = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['--checkers', '1'], {
      cwd: copy,
      maxBuffer: 1e8,
    });
    const { stdout } = await checked.catch((error: { stdout: string }) => error);
    const named = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, name = '']) => name);
    // Tests of single files need what stands in `tests`, and the demo world is data.
    const ofTests = /\.(test|fixture)\.tsx?$|^backend\/seed\/world\//;
    return [...new Set(named)].filter((name) => !ofTests.test(name)).toSorted();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** What has to be written for it; everything else follows (docs/recipes.md). */
it('a seventh language is missed by the compiler wherever it has words of its own', async () => {
  const faults = await typeFaults('app/domain/locale.ts', (text) =>
    text.replace("'tr'] as const", "'tr', 'de'] as const"),
  );
  expect(faults).toMatchInlineSnapshot(`
    [
      "app/domain/country/country.ts",
      "app/domain/locale.ts",
      "app/domain/money/commission.ts",
      "app/domain/money/money.ts",
      "app/domain/money/typed-price.ts",
      "app/domain/text/locale-texts.ts",
      "app/features/account/my-data/copy-card.tsx",
      "app/features/account/profile/description-language.tsx",
      "app/features/admin/menus/menu-list.tsx",
      "app/features/admin/pages/page-conflict.tsx",
      "app/features/admin/pages/page-fields.tsx",
      "app/features/admin/pages/page-row.tsx",
      "app/features/celebrity/celebrity-page.tsx",
      "app/features/content/content-page.tsx",
      "app/features/product/product-page.tsx",
      "app/features/reports/answer-form.tsx",
      "app/features/reports/decision-form.tsx",
      "app/features/studio/products/product-form.tsx",
      "app/platform/browser/use-date-format.ts",
      "app/platform/i18n.ts",
      "app/platform/page/page-head.ts",
      "app/shell/font-preloads.ts",
      "app/shell/header/language-switcher.tsx",
      "app/shell/header/no-script-menu.tsx",
      "backend/modules/catalog/service-titles.ts",
      "backend/modules/catalog/store/services-category.ts",
      "backend/modules/people/users.ts",
    ]
  `);
});

it('a twelfth kind of service is missed by the compiler wherever it is more than a name', async () => {
  const faults = await typeFaults('app/domain/service/service.ts', (text) =>
    text.replace("'getVideo',", "'getVideo',\n  'twitterPost',"),
  );
  expect(faults).toMatchInlineSnapshot(`
    [
      "app/domain/order/delivery/fulfilment.ts",
      "app/domain/request/service-request.ts",
      "app/domain/service/own-service.ts",
      "app/domain/service/social-link.ts",
      "app/domain/service/social-service.ts",
      "app/entities/service/service.messages.ts",
      "app/features/basket/basket-screen.tsx",
      "app/features/celebrity/celebrity-route.ts",
      "app/features/celebrity/main-service.tsx",
      "app/features/celebrity/request-bar.tsx",
      "app/features/celebrity/social-service.tsx",
      "app/features/checkout/checkout.functions.ts",
      "app/features/checkout/steps/use-checkout-lines.ts",
      "app/features/delivery/inbox/inbox-screen.tsx",
      "app/features/desk/applications/applications-screen.tsx",
      "app/features/desk/desk-screen.tsx",
      "app/features/orders/order-list-screen.tsx",
      "app/features/orders/order-screen.tsx",
      "app/features/reports/report-screen.tsx",
      "app/features/request/other-fields.tsx",
      "app/features/request/request-form.messages.ts",
      "app/features/request/request-list-screen.tsx",
      "app/features/request/request-preview.tsx",
      "app/features/request/request-screen.tsx",
      "app/features/request/use-request-form.ts",
      "app/features/studio/services/my-services-screen.tsx",
      "app/features/studio/services/service-draft.ts",
      "app/routes/{-$locale}/_account/checkout/review.tsx",
      "app/server/catalog/service-titles.server.ts",
      "backend/modules/catalog/service-titles.ts",
    ]
  `);
});
