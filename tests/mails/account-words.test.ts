import { expect, it } from 'vitest';

import {
  activateLocale,
  addAccountWords,
  createI18n,
  hasAccountWords,
} from '#app/platform/i18n.ts';

it('a language that was left before the words of the account came is not gone back to', async () => {
  const i18n = createI18n();
  await activateLocale(i18n, 'en');
  const late = addAccountWords(i18n, 'en');
  await activateLocale(i18n, 'el');
  await late;
  expect(i18n.locale).toBe('el');
  expect(hasAccountWords(i18n)).toBe(true);
});

it('the words of the account stay with every language that is chosen after them', async () => {
  const i18n = createI18n();
  await activateLocale(i18n, 'en');
  const before = Object.keys(i18n.messages).length;
  await addAccountWords(i18n, 'en');
  const all = Object.keys(i18n.messages).length;
  expect(all).toBeGreaterThan(before);
  await activateLocale(i18n, 'tr');
  expect(Object.keys(i18n.messages)).toHaveLength(all);
  await activateLocale(i18n, 'en');
  expect(Object.keys(i18n.messages)).toHaveLength(all);
});

it('instances share words and change none of each other’s', async () => {
  const [one, other] = [createI18n(), createI18n()];
  await activateLocale(one, 'en');
  await activateLocale(other, 'en');
  await addAccountWords(one, 'en');
  expect(other.messages).not.toEqual(one.messages);
});
