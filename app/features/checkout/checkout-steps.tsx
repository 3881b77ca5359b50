import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

import { css, cx } from '#styled/css/index.js';

const steps = ['request', 'payment', 'review', 'done'] as const;
export type CheckoutStep = (typeof steps)[number];

const label = {
  request: msg`Your request`,
  payment: msg`Payment`,
  review: msg`Review`,
  done: msg`Done`,
} as const satisfies Record<CheckoutStep, MessageDescriptor>;

const bar = css({ display: 'flex', gap: '8px', marginBottom: '32px', listStyle: 'none' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  flex: 1,
  paddingTop: '12px',
  borderTop: '3px solid token(colors.border)',
  textStyle: 'label',
  color: 'text3',
  '&[data-state=done]': { borderColor: 'gold' },
  '&[data-state=now]': { borderColor: 'brand', color: 'text', smDown: { flex: 'none' } },
});
const dot = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  border: '1px solid token(colors.control)',
  borderRadius: 'full',
  textStyle: 'hint',
  '[data-state=done] > &': { background: 'gold', borderColor: 'gold', color: 'onGold' },
  '[data-state=now] > &': { background: 'brand', borderColor: 'brand', color: 'onBrand' },
});
/** On phones only the current label is shown; the others are still read out. */
const quietOnPhones = css({ smDown: { srOnly: true } });

/** How far the checkout is. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const { t } = useLingui();
  const now = steps.indexOf(current);
  return (
    <ol className={bar} aria-label={t`Steps of the order`}>
      {steps.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'todo';
        return (
          <li
            key={step}
            className={item}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={dot} aria-hidden="true">
              {state === 'done' ? <Check size={16} /> : index + 1}
            </span>
            <span className={state === 'now' ? '' : cx(quietOnPhones)}>
              {t(label[step])}
              {state === 'done' ? (
                <span className={css({ srOnly: true })}>
                  {', '}
                  <Trans>done</Trans>
                </span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
