import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, RefreshCw } from 'lucide-react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { chipCount, chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { useCurrentInSight } from '#app/ui/list/current-in-sight.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useLastPage } from '#app/ui/list/use-last-page.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import {
  type BankCounts,
  type BankDesk,
  type BankImport,
  type BankList,
  bankLists,
} from '#domain/payment/bank-desk/bank-line.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import { css } from '#styled/css/index.js';

import { bankListHint, bankListName } from './bank.messages.ts';
import * as look from './bank.recipe.ts';
import { LineList } from './line-list.tsx';
import { StatementUpload } from './statement-upload.tsx';
import { useBankActions } from './use-bank-actions.ts';

interface BankPageProps {
  list: BankList;
  desk: BankDesk;
  locale: Locale;
}

const onlyThis = { exact: true, includeSearch: true } as const;
/** Shown even if they are empty. */
const always: readonly BankList[] = ['certain', 'likely', 'unclear', 'not-ours', 'booked'];

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 500,
});

/** The bank desk: statements are imported, and their lines matched with orders. */
export function BankPage({ list, desk, locale }: BankPageProps) {
  const { t } = useLingui();
  const { lines, counts, euros, imports } = desk;
  const actions = useBankActions();
  useLastPage(lines);
  const sum = formatMoney(euros, locale);
  return (
    <div className={page}>
      <Link to="/{-$locale}/desk" className={back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>Back to the desk</Trans>
      </Link>
      <h1 className={pageTitle}>
        <Trans>Bank</Trans>
      </h1>
      <StatementUpload />
      <Lists list={list} counts={counts} />
      <p className={look.hint}>{t(bankListHint[list])}</p>
      {(lines.total ?? 0) > 0 ? (
        <p className={look.small}>
          <Plural
            value={lines.total ?? 0}
            one={`# line, ${sum}`}
            other={`# lines, ${sum} in total`}
          />
        </p>
      ) : null}
      <button
        type="button"
        className={button({ variant: 'quiet', size: 'small' })}
        {...busyButtonProps(actions.busy, () => void actions.match())}
      >
        <RefreshCw aria-hidden size={18} />
        <Trans>Match again</Trans>
      </button>
      <LineList key={list} list={list} lines={lines.rows} locale={locale} actions={actions} />
      <Pagination
        state={lines}
        link={(to, shown) => (
          <Link to="/{-$locale}/desk/bank" search={{ list, page: to }} {...shown} />
        )}
      />
      {imports.length > 0 ? <Imports imports={imports} locale={locale} /> : null}
    </div>
  );
}

function Lists({ list: shown, counts }: { list: BankList; counts: BankCounts }) {
  const { t } = useLingui();
  const row = useCurrentInSight(shown);
  return (
    <nav aria-label={t`Lists`}>
      <ul ref={row} className={chipRow}>
        {bankLists
          .filter((list) => list === shown || counts[list] > 0 || always.includes(list))
          .map((list) => (
            <li key={list}>
              <Link
                to="/{-$locale}/desk/bank"
                search={list === 'certain' ? {} : { list }}
                className={chipLink}
                activeOptions={onlyThis}
                aria-current={list === shown ? 'page' : undefined}
              >
                {t(bankListName[list])}
                <span className={chipCount}>{counts[list]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Imports({ imports, locale }: { imports: readonly BankImport[]; locale: Locale }) {
  const date = useDateFormat(locale);
  return (
    <details className={css({ marginTop: '32px' })}>
      <summary className={look.summary}>
        <Trans>Latest imports</Trans>
      </summary>
      <ul className={look.imports}>
        {imports.map(({ id, fileName, importedAt, by, lines, added, accounts }) => (
          <li key={id}>
            <p className={css({ fontWeight: 500, overflowWrap: 'anywhere' })}>{fileName}</p>
            <p className={look.small}>
              {[date.time(importedAt), by, ...accounts.map(inGroupsOfFour)].join(' · ')}
              {' · '}
              {added === null ? (
                <Trans>interrupted; import the file again</Trans>
              ) : (
                <Trans>
                  {added} of {lines} new
                </Trans>
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
