import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CloudOff, ShoppingBasket } from 'lucide-react';

import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { page, splitPage } from '#app/ui/layout/page.recipe.ts';
import { LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { withQuantity } from '#domain/checkout/basket.ts';
import { costOf, countOf } from '#domain/checkout/basket-pieces.ts';
import { withLineBack, withoutLine } from '#domain/checkout/basket-removal.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { ships } from '#domain/checkout/shipping.ts';
import { css, cx } from '#styled/css/index.js';

import { ChangesNotice } from './changes-notice.tsx';
import { changeBasket, readBasket, useBasket } from '#app/entities/basket/basket-storage.ts';
import { LineGroups, type LineLooks } from './line-groups.tsx';
import { useLostAnswers } from '#app/entities/basket/use-lost-answers.ts';
import { useSeenLines } from '#app/entities/basket/use-seen-lines.ts';

const measure = css({ maxWidth: '1180px' });
const heading = css({ textStyle: 'h1', marginBottom: '24px' });
/** Without JavaScript nothing is loading. */
const scriptedOnly = css({ '@media (scripting: none)': { display: 'none' } });
const fact = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '20px',
  marginBottom: '12px',
  '& dt': { color: 'text2' },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});
const total = css({
  paddingTop: '16px',
  marginBottom: '20px',
  borderTop: '1px solid token(colors.border)',
  textStyle: 'h3',
  '& dt': { color: 'text' },
});
const emptyFrame = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '16px',
  '& > svg': { width: '40px', height: '40px', color: 'brandInk' },
});

function EmptyBasket() {
  return (
    <div className={cx(panel, emptyFrame)}>
      <ShoppingBasket aria-hidden strokeWidth={1.4} />
      <p>
        <Trans>Your basket is empty. Anything you add will still be here when you come back.</Trans>
      </p>
      <Link to="/{-$locale}/celebrities" className={button()}>
        <Trans>All celebrities</Trans>
      </Link>
    </div>
  );
}

interface BasketPageProps extends LineLooks {
  locale: Locale;
  isSignedIn: boolean;
}

/** The basket's lines, grouped by celebrity, and the total. */
export function BasketPage(props: BasketPageProps) {
  const basket = useBasket();
  useLostAnswers(props.isSignedIn);
  return (
    <div className={cx(page, measure)}>
      <h1 className={heading}>
        <Trans>Basket</Trans>
      </h1>
      {basket === null ? (
        <>
          <div className={scriptedOnly}>
            <LoadingPanel />
          </div>
          <noscript>
            <Trans>Your basket lives in your browser. Please turn on JavaScript to use it.</Trans>
          </noscript>
        </>
      ) : basket.lines.length === 0 ? (
        <EmptyBasket />
      ) : (
        <FullBasket {...props} />
      )}
    </div>
  );
}

function FullBasket({ locale, ...looks }: BasketPageProps) {
  const { t } = useLingui();
  const { say } = useToasts();
  const lines = useBasket()?.lines ?? [];
  const { seen, problems, failed, retry } = useSeenLines(lines, locale);

  const remove = (lineId: string, title: string) => {
    const before = readBasket().lines;
    const place = before.findIndex(({ id }) => id === lineId);
    const line = before[place];
    if (!line) return;
    changeBasket((basket) => withoutLine(basket, lineId));
    say({
      id: `removed-${lineId}`,
      kind: 'info',
      text: t`Removed: ${title}`,
      action: {
        label: t`Undo`,
        onAct: () => changeBasket((basket) => withLineBack(basket, line, place)),
      },
    });
  };
  return (
    <div className={splitPage}>
      <div>
        <ChangesNotice problems={problems} />
        {failed ? (
          <p role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px' }))}>
            <CloudOff aria-hidden />
            <span>
              <Trans>We couldn’t check the latest prices. Your basket is unchanged.</Trans>{' '}
              <button
                type="button"
                className={css({ fontWeight: 600, textDecoration: 'underline', cursor: 'pointer' })}
                onClick={retry}
              >
                <Trans>Try again</Trans>
              </button>
            </span>
          </p>
        ) : null}
        <LineGroups
          {...looks}
          seen={seen}
          locale={locale}
          onQuantity={(lineId, quantity) =>
            changeBasket((basket) => withQuantity(basket, lineId, quantity))
          }
          onRemove={remove}
        />
      </div>
      <aside className={panel} aria-label={t`Your order`}>
        <dl>
          <div className={fact}>
            <dt>
              <Plural value={countOf(lines)} one="# item" other="# items" />
            </dt>
            <dd>{formatMoney(costOf(lines), locale)}</dd>
          </div>
          {ships(lines) ? (
            <div className={fact}>
              <dt>
                <Trans>Shipping</Trans>
              </dt>
              <dd>
                <Trans>Shown at the checkout</Trans>
              </dd>
            </div>
          ) : null}
          <div className={cx(fact, total)}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>{formatMoney(costOf(lines), locale)}</dd>
          </div>
        </dl>
        <Link
          to="/{-$locale}/checkout/shipping"
          className={button({ size: 'large', wide: true })}
          disabled={problems.length > 0}
        >
          <Trans>Go to checkout</Trans>
        </Link>
      </aside>
    </div>
  );
}
