import { Plural, Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';

import * as look from './approval.recipe.ts';

interface ApprovalBulkProps {
  /** The number of selected orders. */
  chosen: number;
  isAll: boolean;
  waits: boolean;
  onChooseAll: () => void;
  onAccept: () => void;
  onReject: () => void;
}

/** Selects all orders of the page, and decides on the selected ones. */
export function ApprovalBulk({ chosen, isAll, waits, ...on }: ApprovalBulkProps) {
  return (
    <div className={look.bulk} data-some={chosen > 0 ? '' : undefined}>
      <label className={look.chooseAll}>
        <input type="checkbox" checked={isAll} onChange={on.onChooseAll} />
        <Trans>Select all on this page</Trans>
      </label>
      {chosen > 0 ? (
        <div className={look.bulkActions}>
          <button type="button" className={button()} {...busyButtonProps(waits, on.onAccept)}>
            <Check aria-hidden size={18} />
            <Plural value={chosen} one="Accept # order" other="Accept # orders" />
          </button>
          <button
            type="button"
            className={button({ variant: 'danger' })}
            {...busyButtonProps(waits, on.onReject)}
          >
            <X aria-hidden size={18} />
            <Plural value={chosen} one="Reject # order" other="Reject # orders" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
