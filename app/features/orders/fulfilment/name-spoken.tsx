import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { useField } from '#app/ui/field/form-context.tsx';
import { field, fieldError } from '#app/ui/field/form.recipe.ts';
import { css } from '#styled/css/index.js';

const choice = css({ display: 'flex', gap: '12px', alignItems: 'center', minHeight: '44px' });

/** Confirms that the promised name is said in the video. @param props.name as the fan wrote it; null if unknown */
export function NameSpoken({ name }: { name: string | null }) {
  const { tied, change } = useField();
  const id = useId();
  const { value, onBlur, error } = tied;
  return (
    <div className={field}>
      <label className={choice}>
        <input
          type="checkbox"
          className={checkBox}
          name={tied.name}
          checked={value === 'yes'}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={({ target }) => change(target.checked ? 'yes' : '')}
          onBlur={onBlur}
        />
        {name === null ? (
          <Trans>I say the name in the video</Trans>
        ) : (
          <Trans>I say the name in the video: {name}</Trans>
        )}
      </label>
      {error === undefined ? null : (
        <p id={id} className={fieldError}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
