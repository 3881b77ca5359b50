import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import { numberTable, tableScroller } from '#app/ui/layout/number-table.recipe.ts';
import {
  directionOf,
  figureSorts,
  sortedAnew,
  type FigureSort,
  type FiguresSearch,
} from '#domain/figures/figures-search.ts';
import { acceptanceRate, onTimeRate, type CelebrityFigures } from '#domain/figures/figures.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { css, cx } from '#styled/css/index.js';

import { Share, Span } from './figure-words.tsx';
import * as look from './figures.recipe.ts';

const columnNames = {
  name: msg`Celebrity`,
  received: msg`Received`,
  placed: msg`Orders`,
  acceptance: msg`Acceptance rate`,
  answer: msg`Time to answer`,
  delivery: msg`Time to deliver`,
  onTime: msg`On time`,
  overdue: msg`Overdue now`,
} as const satisfies Record<FigureSort, MessageDescriptor>;

/** In the order in which they are shown; the name leads each row. */
const columns = ['name', ...figureSorts.filter((sort) => sort !== 'name')] as const;

interface CelebrityTableProps {
  rows: readonly CelebrityFigures[];
  /** How many are not among them. */
  left: number;
  search: FiguresSearch;
  locale: Locale;
}

/** The figures of each celebrity, sorted by the column that the address names. */
export function CelebrityTable({ rows, left, search, locale }: CelebrityTableProps) {
  return (
    <section className={cx(panel, tableScroller)}>
      <table className={cx(numberTable, look.wide)}>
        <caption className={css({ srOnly: true })}>
          <Trans>By celebrity</Trans>
        </caption>
        <thead>
          <tr>
            {columns.map((sort) => (
              <SortHead key={sort} sort={sort} search={search} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.celebrityId ?? 'none'}>
              <th scope="row">
                <Celebrity row={row} search={search} />
              </th>
              <td>{formatMoney(row.received, locale)}</td>
              <td>{row.placed}</td>
              <td>
                <Share share={acceptanceRate(row)} locale={locale} />
              </td>
              <td>
                <Span seconds={row.answerSeconds} />
              </td>
              <td>
                <Span seconds={row.deliverySeconds} />
              </td>
              <td>
                <Share share={onTimeRate(row)} locale={locale} />
              </td>
              <td>
                <Overdue count={row.overdue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <p className={cx(look.hint, css({ padding: '12px' }))}>
          <Plural
            value={left}
            one="# more celebrity is in the file to download."
            other="# more celebrities are in the file to download."
          />
        </p>
      ) : null}
    </section>
  );
}

function SortHead({ sort, search }: { sort: FigureSort; search: FiguresSearch }) {
  const { t } = useLingui();
  const isSorted = (search.by ?? 'received') === sort;
  const direction = directionOf(search);
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <Link
        to="/{-$locale}/desk/figures"
        search={sortedAnew(search, sort)}
        resetScroll={false}
        className={look.sortLink}
      >
        {t(columnNames[sort])}
        {isSorted ? <Arrow aria-hidden size={14} /> : null}
      </Link>
    </th>
  );
}

function Celebrity({ row, search }: { row: CelebrityFigures; search: FiguresSearch }) {
  const { celebrityId, name } = row;
  if (celebrityId === null) return <Trans>Without a celebrity</Trans>;
  return (
    <Link
      to="/{-$locale}/desk/figures"
      search={{ ...search, celebrity: celebrityId }}
      className={look.link}
    >
      {name === '' ? `#${celebrityId}` : name}
    </Link>
  );
}

/** Marked by a sign as well as by its colour. */
export function Overdue({ count }: { count: number }) {
  if (count === 0) return 0;
  return (
    <span className={look.late}>
      <TriangleAlert aria-hidden size={16} />
      {count}
    </span>
  );
}
