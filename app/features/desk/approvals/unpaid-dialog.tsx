import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { Dialog } from '#app/ui/dialog/dialog.tsx';
import {
  questionBox,
  questionFoot,
  questionTitle,
  questionWords,
} from '#app/ui/dialog/question.recipe.ts';
import { primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { unpaidAmong } from '#domain/order/desk/desk-decision.ts';
import type { Order } from '#domain/order/order.ts';

interface UnpaidDialogProps {
  /** The orders to accept in bulk, including unpaid ones; empty while the dialog is closed. */
  orders: readonly Order[];
  locale: Locale;
  onClose: () => void;
  /** Accepts all of them, or only the paid ones. */
  onAccept: (orders: readonly Order[]) => void;
}

/** Confirms before several orders are accepted that are not all paid: how many are unpaid, and their total. */
export function UnpaidDialog({ orders, locale, onClose, onAccept }: UnpaidDialogProps) {
  const { t } = useLingui();
  const { count, sum } = unpaidAmong(orders);
  const money = formatMoney(sum, locale);
  const paid = orders.filter(({ payment }) => payment !== 'awaiting');
  const accept = (some: readonly Order[]) => {
    onClose();
    onAccept(some);
  };
  return (
    <Dialog open={orders.length > 0} onClose={onClose} label={t`Accept unpaid orders too?`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Accept unpaid orders too?</Trans>
        </h2>
        <p className={questionWords}>
          <Plural
            value={count}
            one={`# of the selected orders isn’t paid: ${money}.`}
            other={`# of the selected orders aren’t paid, ${money} in total.`}
          />{' '}
          <Trans>Celebrities can see them but have to wait for the payment.</Trans>
        </p>
        <div className={questionFoot}>
          <button type="button" className={quietButton} onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          {paid.length > 0 ? (
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => accept(paid)}
            >
              <Plural value={paid.length} one="Accept # paid order" other="Accept # paid orders" />
            </button>
          ) : null}
          <button type="button" className={primaryButton} onClick={() => accept(orders)}>
            <Plural value={orders.length} one="Accept # order" other="Accept all # orders" />
          </button>
        </div>
      </div>
    </Dialog>
  );
}
