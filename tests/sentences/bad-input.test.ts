import { expect, it } from 'vitest';

import { accountFieldMessages } from '#app/features/account/account.messages.ts';
import { addressSentences } from '#app/features/checkout/checkout.messages.ts';
import { answerError } from '#app/entities/order/action.messages.ts';
import { bankAccountMessages, cardMessages } from '#app/entities/payment/payment.messages.ts';
import { profileFieldMessages } from '#app/features/account/profile/profile.messages.ts';
import { requestSentences } from '#app/features/request/request-form.messages.ts';
import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import { fieldErrorMessage } from '#app/ui/field/field-error.messages.ts';
import { badAddresses } from '#domain/checkout/bad-addresses.fixture.ts';
import { badFields } from '#domain/request/bad-requests.fixture.ts';
import { defaultLocale, locales, type Locale } from '#domain/locale.ts';

type Sentences = typeof fieldErrorMessage;

/** Every bad input of the two tables: the sentences of its form, and the code of what is wrong. */
const cases: readonly (readonly [form: Sentences, code: string])[] = [
  ...badFields.map(([, , , code]) => [requestSentences, code] as const),
  ...badAddresses.map(([, , code]) => [addressSentences, code] as const),
];
const forms: readonly Sentences[] = [
  fieldErrorMessage,
  requestSentences,
  addressSentences,
  accountFieldMessages,
  profileFieldMessages,
  bankAccountMessages,
  cardMessages,
  answerError,
];

async function wordsOf(locale: Locale) {
  const i18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  return i18n;
}

it('each of more than two hundred bad inputs is told by a sentence, never by its code', async () => {
  const english = await wordsOf(defaultLocale);
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const [form, code] of cases) {
    const sentence = form[code] ?? fieldErrorMessage[code];
    expect([code, sentence && english._(sentence)]).toEqual([code, expect.stringMatching(/\w \w/)]);
  }
});

it.each(locales.filter((locale) => locale !== defaultLocale))(
  'whatever any field can have wrong is told in %s',
  async (locale) => {
    const [english, own] = [await wordsOf(defaultLocale), await wordsOf(locale)];
    for (const sentence of forms.flatMap((form) => Object.values(form))) {
      expect(own._(sentence)).not.toBe('');
      expect(own._(sentence)).not.toBe(english._(sentence));
    }
  },
);
