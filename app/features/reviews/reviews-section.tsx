import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';

import { RatingLine } from '#app/entities/review/rating-line.tsx';
import { reviewsQuery } from '#app/entities/review/reviews.queries.ts';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { NativeSelect } from '#app/ui/field/native-select.tsx';
import { section } from '#app/ui/layout/page.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import type { Locale } from '#domain/locale.ts';
import type { ReportedKind } from '#domain/report/report.ts';
import { reviewSorts, type PublicReview, type ReviewSort } from '#domain/review/review.ts';
import { css } from '#styled/css/index.js';

import { sortHint, sortName } from './reviews.messages.ts';
import { quote, ReviewWords, Stars } from './review-words.tsx';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
const hint = css({ textStyle: 'hint', color: 'text2', marginTop: '8px', maxWidth: '70ch' });
const list = css({
  display: 'grid',
  gap: '16px',
  marginTop: '24px',
  listStyle: 'none',
  '&[aria-busy=true]': { opacity: 0.55 },
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px' },
});
const card = css({
  minWidth: 0,
  padding: '20px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
});

interface ReviewsSectionProps {
  celebrityId: number;
  /** The celebrity. */
  name: string;
  locale: Locale;
  /** The link to report a review, or the answer to one. */
  ReportLink: ComponentType<{ kind: ReportedKind; id: number; children: ReactNode }>;
}

/** The reviews of a celebrity with how they come about, sorted, in pages. Nothing where there are none. */
export function ReviewsSection(props: ReviewsSectionProps) {
  const { celebrityId, locale } = props;
  const { t } = useLingui();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPlaceholderData } = useQuery({
    ...reviewsQuery(celebrityId, sort, page),
    placeholderData: keepPreviousData,
  });
  if (!data?.rating) return null;
  const { rating, rows, totalPages } = data;
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={section}>
      <div className={head}>
        <h2
          ref={heading}
          id="reviews-heading"
          tabIndex={-1}
          className={css({ textStyle: 'h2', scrollMarginTop: '100px' })}
        >
          <Trans>Reviews</Trans>{' '}
          <span className={css({ fontWeight: 400, fontSize: '17px', whiteSpace: 'nowrap' })}>
            <RatingLine rating={rating} locale={locale} />
          </span>
        </h2>
        {rating.count > 1 ? (
          <label className={css({ display: 'flex', alignItems: 'center', gap: '10px' })}>
            <span className={css({ textStyle: 'hint', color: 'text2' })}>
              <Trans>Sort by</Trans>
            </span>
            <NativeSelect
              name="reviews-sort"
              value={sort}
              onChange={({ target }) => {
                setSort(reviewSorts.find((one) => one === target.value) ?? 'newest');
                setPage(1);
              }}
            >
              {reviewSorts.map((one) => (
                <option key={one} value={one}>
                  {t(sortName[one])}
                </option>
              ))}
            </NativeSelect>
          </label>
        ) : null}
      </div>
      <p className={hint}>
        <Trans>
          Only fans whose order was fulfilled can review, once for each order. We show all reviews,
          whether good or bad, and take one down only if it breaks the law or our terms of use.
        </Trans>{' '}
        {sort === 'newest' ? null : t(sortHint)}
      </p>
      <ul className={list} aria-busy={isPlaceholderData}>
        {rows.map((review) => (
          <li key={review.id} className={card}>
            <Review review={review} {...props} />
          </li>
        ))}
      </ul>
      <Pagination
        state={{ currentPage: page, totalPages, hasNextPage: page < totalPages }}
        onPick={(to) => {
          setPage(to);
          heading.current?.focus();
        }}
      />
    </section>
  );
}

function Review({ review, ...props }: ReviewsSectionProps & { review: PublicReview }) {
  const { name, locale, ReportLink } = props;
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { firstName, answer, language } = review;
  const month = date.month(review.month);
  return (
    <article>
      <Stars stars={review.stars} />
      <p className={css({ marginTop: '4px', textStyle: 'hint', color: 'text2' })}>
        <b className={css({ color: 'text' })}>{firstName || t`A fan`}</b>
        {' · '}
        {month}
        {review.isEdited ? (
          <>
            {' · '}
            <Trans>changed later</Trans>
          </>
        ) : null}
      </p>
      <ReviewWords words={review.words} language={language} />
      <ReportLink kind="review" id={review.id}>
        <Trans>Report</Trans>
      </ReportLink>
      {answer === null ? null : (
        <div className={quote}>
          <p className={css({ fontWeight: 600 })}>
            <Trans>Answer from {name}</Trans>
          </p>
          <ReviewWords words={answer} />
          <ReportLink kind="reviewAnswer" id={review.id}>
            <Trans>Report</Trans>
          </ReportLink>
        </div>
      )}
    </article>
  );
}
