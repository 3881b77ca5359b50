import { Plural, Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { isSolvable, withProblemsSolved, type LineProblem } from '#domain/order/line-facts.ts';
import { css, cx } from '#styled/css/index.js';

import { changeBasket } from '#app/entities/basket/basket-storage.ts';

/** Says that lines have changed since they were added, and offers to continue with what is available. */
export function ChangesNotice({ problems }: { problems: readonly LineProblem[] }) {
  if (problems.length === 0) return null;
  // A request to someone who takes none is not removed: the fan may wait, or remove it.
  const solvable = problems.filter(isSolvable);
  return (
    <div
      role="alert"
      className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px', flexWrap: 'wrap' }))}
    >
      <TriangleAlert aria-hidden />
      <div className={css({ flex: 1, minWidth: '200px' })}>
        <p>
          <Plural
            value={problems.length}
            one="Something has changed since you put it in your basket. Everything else is as you left it."
            other="# things have changed since you put them in your basket. Everything else is as you left it."
          />
        </p>
        {solvable.length > 0 ? (
          <button
            type="button"
            className={cx(button({ variant: 'outline' }), css({ marginTop: '12px' }))}
            onClick={() => changeBasket((basket) => withProblemsSolved(basket, solvable))}
          >
            <Trans>Update my basket</Trans>
          </button>
        ) : null}
      </div>
    </div>
  );
}
