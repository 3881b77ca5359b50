import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type RefObject } from 'react';

import { earlyBeginningOf } from '#app/entities/order/early-beginning.messages.ts';
import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import type { WithdrawalKind } from '#domain/order/withdrawal/withdrawal-kinds.ts';
import { css, cx } from '#styled/css/index.js';

interface EarlyBeginningProps {
  ref: RefObject<HTMLInputElement | null>;
  /** The kinds of what is ordered that need consent. */
  kinds: readonly WithdrawalKind[];
  isTicked: boolean;
  /** Whether it was tried without. */
  isMissing: boolean;
  onTick: (isTicked: boolean) => void;
}

const label = css({
  display: 'flex',
  gap: '12px',
  minHeight: '44px',
  marginTop: '20px',
  textStyle: 'hint',
  cursor: 'pointer',
});

/** The consent that work begins before the withdrawal period ends; never ticked in advance. */
export function EarlyBeginning({ ref, kinds, isTicked, isMissing, onTick }: EarlyBeginningProps) {
  const { t } = useLingui();
  const errorId = useId();
  return (
    <>
      <label className={label}>
        <input
          ref={ref}
          type="checkbox"
          className={checkBox}
          checked={isTicked}
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className={css({ display: 'grid', gap: '6px' })}>
          {kinds.map((kind) => {
            const words = earlyBeginningOf(kind);
            return words ? <span key={kind}>{t(words)}</span> : null;
          })}
        </span>
      </label>
      {isMissing ? (
        <p id={errorId} role="alert" className={cx(fieldError, css({ marginTop: '8px' }))}>
          <Trans>Please tick this box so that we can start. Nothing was ordered yet.</Trans>
        </p>
      ) : null}
    </>
  );
}
