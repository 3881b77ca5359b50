import { describe, expect, it } from 'vitest';

import { companionVersion } from '../../../scripts/operate/backend-check/plugin-row.ts';
import type { Shop } from '../../../scripts/operate/backend-check/row.ts';
import { look, rowOf, says, shopOf } from '#tests/support/orders/checked-shop.ts';

describe('screenshots that celebrities send as proof', () => {
  const name = 'Screenshots in the media library';
  const media = '/wp-json/wp/v2/media';
  const proof = { id: 13, slug: 'proof-a816298f-22f4-4e64-9a6c-a5d15aa34e64' };
  const other = { id: 14, slug: 'proof-of-concept' };
  const older = { '/wp-json/astera/v1/status': { version: '1.0.0' } };
  const hiding = {
    '/wp-json/astera/v1/status': { version: companionVersion, proofs_hidden: true },
  };

  it.each([
    ['without the plugin', { [media]: [] }, 'warning', 'Install the companion plugin'],
    ['with an older plugin', { ...older, [media]: [] }, 'warning', 'over the other one'],
    ['still in the list', { ...hiding, [media]: [proof] }, 'warning', 'lists 1 of them: 13'],
    ['hidden', { ...hiding, [media]: [other] }, 'ok', ''],
    // A list that is closed to everyone says nothing, and shows nothing.
    ['with a closed list', hiding, 'ok', ''],
  ])('%s', async (_, answers, status, words) => {
    const found = await look(name, answers);
    expect(found.status).toBe(status);
    expect(says(found)).toContain(words);
  });

  it('are looked for as no one, and named with the place in wp-admin', async () => {
    const asService: Shop['asService'] = async (path) => shopOf(hiding).ask(path);
    const shop = shopOf({ [media]: [proof] }, { asService });
    expect(says(await rowOf(name).look(shop))).toMatch(/Media, Library/);
    expect(shop.asked).toEqual([expect.stringContaining('search=proof-')]);
    expect(says(await look(name, {}))).toMatch(/Anyone[^]+Plugins, Add Plugin, Upload Plugin/);
  });
});
