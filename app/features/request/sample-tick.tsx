import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { field, fieldHint } from '#app/ui/field/form.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import type { RequestForm } from './use-request-form.ts';

const label = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  cursor: 'pointer',
});

/** Whether the celebrity may show the video to everyone; not ticked unless the fan ticks it. */
export function SampleTick({ form, celebrityName }: { form: RequestForm; celebrityName: string }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <form.AppField name="sample">
      {({ name, state, handleBlur, handleChange }) => (
        <div className={field}>
          <label className={label}>
            <input
              type="checkbox"
              className={checkBox}
              name={name}
              checked={state.value === 'yes'}
              aria-describedby={id}
              onChange={({ target }) => handleChange(target.checked ? 'yes' : '')}
              onBlur={handleBlur}
            />
            {t`${celebrityName} may show my video as a sample`}
          </label>
          <p id={id} className={cx(fieldHint, css({ marginLeft: '36px' }))}>
            <Trans>
              Optional. Anyone could watch it on {celebrityName}’s page. You can change your mind at
              any time on the page of your order.
            </Trans>
          </p>
        </div>
      )}
    </form.AppField>
  );
}
