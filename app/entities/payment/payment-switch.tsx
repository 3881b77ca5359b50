import { Trans, useLingui } from '@lingui/react/macro';

import {
  paymentMoveFor,
  type PayableOrder,
  type PaymentAction,
} from '#domain/payment/payment-move.ts';
import type { User } from '#domain/account/user.ts';
import { css } from '#styled/css/index.js';

/** A native check box styled as a switch. */
const knob = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    margin: 0,
    appearance: 'none',
    position: 'relative',
    width: '46px',
    height: '26px',
    border: '2px solid token(colors.control)',
    borderRadius: 'full',
    background: 'surface',
    cursor: 'pointer',
    transition: 'background token(durations.fast), border-color token(durations.fast)',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '16px',
      height: '16px',
      borderRadius: 'full',
      background: 'control',
      transition: 'transform token(durations.fast)',
    },
    _checked: {
      background: 'brand',
      borderColor: 'brand',
      _before: { background: 'onBrand', transform: 'translateX(20px)' },
    },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    // With forced colours, the check box uses them too.
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
});

interface PaymentSwitchProps {
  order: PayableOrder & { readonly number: string };
  viewer: Pick<User, 'role'>;
  /** The change in flight, which the switch shows already; null if there is none. */
  sending: PaymentAction | null;
  onSwitch: (action: PaymentAction) => void;
}

/** A switch for whether the money was received; disabled if the table of moves allows neither direction. */
export function PaymentSwitch({ order, viewer, sending, onSwitch }: PaymentSwitchProps) {
  const { t } = useLingui();
  const { number } = order;
  const cameIn = order.payment !== 'awaiting';
  const action = cameIn ? 'takeBack' : 'receive';
  const isOpen = paymentMoveFor(viewer, order, action) !== null;
  const shown = sending === action ? !cameIn : cameIn;
  return (
    <label className={knob}>
      <input
        type="checkbox"
        role="switch"
        checked={shown}
        aria-checked={shown}
        disabled={!isOpen}
        aria-disabled={sending === null ? undefined : true}
        aria-label={t`Payment received, order ${number}`}
        onChange={() => sending === null && onSwitch(action)}
      />
      <Trans>Payment received</Trans>
    </label>
  );
}
