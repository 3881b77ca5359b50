import {
  earlyBeginningOf,
  earlyBeginningTitle,
} from '#app/entities/order/early-beginning.messages.ts';
import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import type { Locale } from '#domain/locale.ts';
import type { WithdrawalKind } from '#domain/order/withdrawal/withdrawal-kinds.ts';

/** The words by which a fan agrees that work begins early, as the review shows them in a language. */
export async function earlyBeginningText(
  kinds: readonly WithdrawalKind[],
  locale: Locale,
): Promise<{ readonly title: string; readonly html: string }> {
  const i18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  const sentences = kinds.flatMap((kind) => earlyBeginningOf(kind) ?? []);
  return {
    title: i18n._(earlyBeginningTitle),
    html: sentences.map((one) => `<p>${i18n._(one)}</p>`).join('\n'),
  };
}
