import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { button } from '#app/ui/button.recipe.ts';
import { chipCount, chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { useCurrentInSight } from '#app/ui/list/current-in-sight.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { ResultCount } from '#app/ui/list/result-count.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useFollowedWords } from '#app/ui/field/use-followed-words.ts';
import {
  approvalAges,
  deskLists,
  type DeskCounts,
  type DeskList,
  type DeskSearch,
} from '#domain/order/desk/desk.ts';
import { css } from '#styled/css/index.js';
import { ageLabel } from './desk.messages.ts';
import { deskAddress } from './desk-address.ts';

export interface DeskPageProps {
  search: DeskSearch;
  /** Null if not counted. */
  counts: DeskCounts | null;
  /** The number of search results; null without a search, or if not counted. */
  found: { readonly count: number; readonly isMore: boolean } | null;
  /** The names of the lists; some belong to other features and are passed in. */
  listNames: Readonly<Record<DeskList, MessageDescriptor>>;
  onFind: (find: string) => void;
  /** Lists of things other than orders, as items in the row of lists. */
  otherLists?: ReactNode;
  /** The search field for orders. */
  finder: Ref<HTMLInputElement | null>;
  /** The list itself. */
  children: ReactNode;
}

const onlyThis = { exact: true, includeSearch: true } as const;

const form = css({
  display: 'grid',
  columnGap: '12px',
  marginBottom: '8px',
  sm: {
    gridTemplateColumns: 'minmax(0, 560px) auto',
    justifyContent: 'start',
    '& > button': { marginTop: '29px' },
  },
  smDown: { '& > button': { marginBottom: '20px' } },
  alignItems: 'start',
});

const found = css({ display: 'block', color: 'text2', '&:not(:empty)': { marginBottom: '16px' } });

function countOf(list: DeskList, counts: DeskCounts | null): number | null {
  if (!counts) return null;
  const { fresh, waiting, late } = counts.approvals;
  const known: Partial<Record<DeskList, number | null>> = {
    ...(fresh !== null && waiting !== null && late !== null
      ? { approvals: fresh + waiting + late }
      : {}),
    awaiting: counts.awaiting,
    'refund-due': counts.refundDue,
    shop: counts.ofShop,
  };
  return known[list] ?? null;
}

/** The managers' desk: list selection, search, and the list below. */
export function DeskPage(props: DeskPageProps) {
  const { search } = props;
  return (
    <div className={page}>
      <h1 className={pageTitle}>
        <Trans>Desk</Trans>
      </h1>
      <Lists {...props} />
      <Finder find={search.find} onFind={props.onFind} finder={props.finder} />
      {/* Rendered before it has content, so that screen readers announce it. */}
      <output className={found}>{props.found ? <ResultCount {...props.found} /> : null}</output>
      {search.list === 'approvals' ? <Ages search={search} counts={props.counts} /> : null}
      {props.children}
    </div>
  );
}

/** The embedded back end only has orders placed here. */
function isThere(list: DeskList, search: DeskSearch, counts: DeskCounts | null): boolean {
  return list !== 'shop' || search.list === 'shop' || (counts?.ofShop ?? null) !== null;
}

function Lists({ search, counts, listNames, otherLists }: DeskPageProps) {
  const { t } = useLingui();
  const row = useCurrentInSight(search.list);
  return (
    <nav aria-label={t`Lists`}>
      <ul ref={row} className={chipRow}>
        {deskLists
          .filter((list) => isThere(list, search, counts))
          .map((list) => {
            const many = countOf(list, counts);
            return (
              <li key={list}>
                <Link
                  from="/{-$locale}/desk"
                  to="/{-$locale}/desk"
                  // A search may be in flight.
                  search={({ find = '' }) => deskAddress({ list, age: null, find, page: 1 })}
                  className={chipLink}
                  activeOptions={onlyThis}
                  aria-current={list === search.list ? 'page' : undefined}
                >
                  {t(listNames[list])}
                  {many === null ? null : <span className={chipCount}>{many}</span>}
                </Link>
              </li>
            );
          })}
        {otherLists}
      </ul>
    </nav>
  );
}

function Ages({ search, counts }: Pick<DeskPageProps, 'search' | 'counts'>) {
  const { t } = useLingui();
  const row = useCurrentInSight(search.age ?? 'any');
  return (
    <nav aria-label={t`Waiting for`}>
      <ul ref={row} className={chipRow}>
        {[null, ...approvalAges].map((age) => (
          <li key={age ?? 'any'}>
            <Link
              from="/{-$locale}/desk"
              to="/{-$locale}/desk"
              search={({ find = '' }) => deskAddress({ list: 'approvals', age, find, page: 1 })}
              className={chipLink}
              activeOptions={onlyThis}
              aria-current={age === search.age ? 'page' : undefined}
            >
              {age ? t(ageLabel[age]) : <Trans>Any waiting time</Trans>}
              {age && counts && counts.approvals[age] !== null ? (
                <span className={chipCount}>{counts.approvals[age]}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Finder({
  find,
  onFind,
  finder,
}: {
  find: string;
  onFind: DeskPageProps['onFind'];
  finder: DeskPageProps['finder'];
}) {
  const { t } = useLingui();
  const { field, sentWords } = useFollowedWords(find);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    finder,
    () => field.current,
    [field],
  );
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(sentWords());
      }}
    >
      <TextField
        ref={field}
        label={t`Search by order number, fan, celebrity, reference or amount`}
        hint={t`You can paste a whole line from the bank statement.`}
        type="search"
        defaultValue={find}
        maxLength={200}
      />
      <button type="submit" className={button({ variant: 'outline', size: 'normal' })}>
        <Search aria-hidden size={18} />
        <Trans>Search</Trans>
      </button>
    </form>
  );
}
