import { serviceKinds, type ServiceKind } from '#domain/service/service.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { placeOrderOf } from '#tests/support/orders/place-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const required = 'This field is required';
const tooLong = 'This is too long';
const description = 'We are a choir of twelve, and would be glad.';

interface Journey {
  /** The link on the celebrity's page. */
  readonly link: RegExp;
  /** How many fields are missing when nothing was typed. */
  readonly missing: number;
  /** Wrong input, field by field, and what is said about it there. */
  readonly wrong: readonly (readonly [field: string, value: string, sentence: string])[];
  readonly right: Readonly<Record<string, string>>;
  /** What the order shows, where it is not what was typed. */
  readonly shown?: string;
}

function social(
  link: RegExp,
  wrong: readonly (readonly [value: string, sentence: string])[],
  right: string,
  shown: string,
): Journey {
  return {
    link,
    missing: 2,
    wrong: [
      ...wrong.map(([value, sentence]) => ['link', value, sentence] as const),
      ['description', 'x'.repeat(301), tooLong],
    ],
    right: { link: right, description },
    shown,
  };
}

const notInstagram = 'That link isn’t from Instagram.';
const notFacebook = 'That link isn’t from Facebook.';
const instagram = 'https://www.instagram.com';
const facebook = 'https://www.facebook.com';

/** One a service; the fan's own video has a journey of its own. */
const journeys: Readonly<Record<Exclude<ServiceKind, 'sendVideo'>, Journey>> = {
  getVideo: {
    link: /^Request video/,
    missing: 3,
    wrong: [
      ['from', ' \u200b ', required],
      ['to', 'x'.repeat(61), tooLong],
      ['instructions', 'x'.repeat(601), tooLong],
    ],
    right: { from: 'Iris', to: 'Луна', instructions: 'Say <b>hello</b> to "everyone".' },
  },
  sendMessage: {
    link: /^Write message/,
    missing: 2,
    wrong: [
      ['from', 'x'.repeat(61), tooLong],
      ['message', 'x'.repeat(1001), tooLong],
    ],
    right: { from: 'Iris', message: 'Which song\nis yours?' },
  },
  instagramFollow: social(
    /^Instagram follow/,
    [
      ['javascript:alert(1)', 'This isn’t the address of a page.'],
      [`${instagram}/p/Cx1yZ_-abc1/`, 'Paste a link to a profile on Instagram'],
    ],
    'instagram.com/Kypseli.Choir?igsh=abc',
    `${instagram}/kypseli.choir/`,
  ),
  instagramLike: social(
    /^Instagram like/,
    [
      ['https://instagram.com.evil.test/p/Cx1yZ_-abc1/', notInstagram],
      [`${instagram}/kypseli.choir`, 'Paste a link to a post on Instagram'],
    ],
    `${instagram}/reels/Cx1yZ_-abc1/?hl=el`,
    `${instagram}/reel/Cx1yZ_-abc1/`,
  ),
  instagramComment: social(
    /^Instagram comment/,
    [[`${instagram}/explore/`, 'Paste a link to a post on Instagram']],
    `${instagram}/kypseli.choir/p/Cx1yZ_-abc1/`,
    `${instagram}/p/Cx1yZ_-abc1/`,
  ),
  instagramStory: social(
    /^Instagram story/,
    [[`${instagram}/p/Cx1yZ_-abc1/`, 'Paste a link to a profile, story or highlight on Instagram']],
    'https://m.instagram.com/stories/Kypseli.Choir/1234567/',
    `${instagram}/stories/kypseli.choir/1234567/`,
  ),
  facebookFriend: social(
    /^Facebook friend(?! and)/,
    [
      ['https://www.instagram.com/iris', notFacebook],
      [`${facebook}/groups/1234567`, 'Paste a link to a profile on Facebook'],
    ],
    'https://m.facebook.com/profile.php?id=100012345&sk=about',
    `${facebook}/profile.php?id=100012345`,
  ),
  facebookFriendPost: social(
    /^Facebook friend and post/,
    [[`${facebook}/login`, 'Paste a link to a profile or post on Facebook']],
    'facebook.com/Kypseli.Choir/',
    `${facebook}/kypseli.choir`,
  ),
  facebookPost: social(
    /^Facebook post/,
    [[`${facebook}/kypseli.choir`, 'Paste a link to a post on Facebook']],
    `${facebook}/kypseli.choir/posts/a-title/1234567890?x=1`,
    `${facebook}/kypseli.choir/posts/1234567890/`,
  ),
  twitterFollow: social(
    /^Twitter follow/,
    [
      ['https://t.co/abc', 'That’s a short link'],
      ['https://x.com/home', 'Paste a link to a profile on Twitter'],
    ],
    'http://mobile.twitter.com/Kypseli_Choir?s=21',
    'https://x.com/kypseli_choir',
  ),
};
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const signedIn = 'test-results/request-forms-fan.json';

test.describe('the form of', () => {
  test.use({ storageState: signedIn });

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await signInAs(await context.newPage(), 'fan2');
    await context.storageState({ path: signedIn });
    await context.close();
  });

  /** One that becomes a film, and one that needs an account elsewhere. */
  const shown = ['getVideo', 'instagramStory'];

  for (const [index, [service, journey]] of Object.entries(journeys).entries()) {
    test(
      `${service} tells what is wrong at the field, keeps what is typed, and becomes an order`,
      coreIf(shown.includes(service)),
      async ({ page }) => {
        test.setTimeout(60_000);
        await page.setViewportSize(sizes[index % 2] ?? { width: 390, height: 844 });
        await page.goto('/celebrity/7');
        await untilHydrated(page);
        await page.locator('main').getByRole('link', { name: journey.link }).first().click();
        await expect(page).toHaveURL(`/celebrity/7/request/${service}`);
        await untilHydrated(page);
        const send = page.getByRole('button', { name: 'Continue to payment' });
        await send.click();
        await expect(page.getByText(required)).toHaveCount(journey.missing);

        const field = (name: string) => page.locator(`[name=${name}]`);
        for (const [name, value, sentence] of journey.wrong) {
          await field(name).fill(value);
          const id = (await field(name).getAttribute('aria-describedby'))?.split(' ').at(-1) ?? '';
          await expect(page.locator(`[id="${id}"]`)).toContainText(sentence);
          await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        }
        await send.click();
        await expect(page).toHaveURL(`/celebrity/7/request/${service}`);
        for (const [name, value] of Object.entries(journey.right)) await field(name).fill(value);
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
        await page.reload();
        for (const [name, value] of Object.entries(journey.right)) {
          await expect(field(name)).toHaveValue(value);
        }

        const orderId = await placeOrderOf(page);
        await page.goto(`/my-orders/detail?orderId=${orderId}`);
        const { link: _, ...words } = journey.right;
        for (const value of Object.values(words)) {
          await expect(page.locator('dd').filter({ hasText: value })).toBeVisible();
        }
        if (journey.shown) {
          const link = page.getByRole('link', { name: journey.shown });
          await expect(link).toHaveAttribute('href', journey.shown);
          await expect(link).toHaveAttribute('rel', /noopener/);
        }
        await page.goto(`/celebrity/7/request/${service}`);
        await untilHydrated(page);
        await expect(field(Object.keys(journey.right)[0] ?? '')).toHaveValue('');
      },
    );
  }

  test(
    'a long field counts, and says so when the typing pauses; the preview is opened on a phone',
    core,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/celebrity/7/request/sendMessage');
      await untilHydrated(page);
      const preview = page.getByRole('region', { name: 'What Danae Vellis will see' });
      await expect(preview).toBeHidden();
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(preview).toContainText('Your answers will appear here.');
      await page.getByLabel('Message').fill('  Hello  ');
      await expect(preview.getByText('Hello', { exact: true })).toBeVisible();
      await expect(page.getByText('5 / 1000')).toBeVisible();
      const told = page.getByRole('status').filter({ hasText: /character/ });
      await expect(told).toHaveCount(0);
      await page.getByLabel('Message').fill('x'.repeat(999));
      await expect(told).toHaveText('1 character left');
      await page.getByLabel('Message').fill('x'.repeat(1002));
      await expect(told).toHaveText('2 characters too many');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(preview).toBeVisible();
      await expect(page.getByRole('button', { name: 'Preview' })).toBeHidden();
    },
  );

  test('each celebrity and service keeps what was typed for itself, the back button included', async ({
    page,
  }) => {
    const forms = ['/celebrity/7/request/sendMessage', '/celebrity/7/request/instagramLike'];
    for (const [index, form] of forms.entries()) {
      await page.goto(form);
      await untilHydrated(page);
      await page.locator('textarea').fill(`typed ${index}`);
    }
    await page.goBack();
    await expect(page.locator('textarea')).toHaveValue('typed 0');
    await page.goForward();
    await expect(page.locator('textarea')).toHaveValue('typed 1');
  });
});

test.describe('what is not offered', () => {
  test.use({ allowedErrors: [/404/] });

  test('has no form', async ({ page }) => {
    await page.goto('/celebrity/33');
    for (const address of [
      ...serviceKinds.map((kind) => `/celebrity/33/request/${kind}`),
      '/celebrity/7/request/nothing',
      '/celebrity/7/request/constructor',
      '/celebrity/0/request/getVideo',
      '/celebrity/7x/request/getVideo',
      '/celebrity/999999/request/getVideo',
    ]) {
      const answer = await page.request.get(address);
      expect([address, answer.status()]).toEqual([address, 404]);
    }
  });
});
