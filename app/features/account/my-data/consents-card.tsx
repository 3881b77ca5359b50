import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';

import type { MyData } from '#domain/my-data/my-data.ts';
import { consentName } from './my-data.messages.ts';
import { cardTitle, cardWords, consentList, consentRow } from './my-data.recipe.ts';

interface ConsentsCardProps {
  consents: MyData['consents'];
  locale: Locale;
}

/** The user's consents, with the wording at the time. */
export function ConsentsCard({ consents, locale }: ConsentsCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const date = useDateFormat(locale);
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={cardTitle}>
        <Trans>What you agreed to</Trans>
      </h2>
      {consents.length === 0 ? (
        <p className={cardWords}>
          <Trans>Nothing yet. Anything you agree to will be listed here.</Trans>
        </p>
      ) : (
        <ul className={consentList}>
          {consents.map(({ id, textId, version, text, at, withdrawnAt, locale: language }) => (
            <li key={id} className={consentRow}>
              <strong>{consentName[textId] ? t(consentName[textId]) : textId}</strong>
              <small>
                <Trans>
                  Version {version}, agreed on {date.time(at)}
                </Trans>
              </small>
              {withdrawnAt === null ? null : (
                <small>
                  <Trans>Withdrawn on {date.time(withdrawnAt)}</Trans>
                </small>
              )}
              <details>
                <summary>
                  <Trans>Read the text</Trans>
                </summary>
                <blockquote lang={language}>{text}</blockquote>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
