import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { useField } from '#app/ui/field/form-context.tsx';
import { field, fieldError } from '#app/ui/field/form.recipe.ts';
import { confirm } from './report.recipe.ts';

/** Confirms that the report is made in good faith. */
export function GoodFaith() {
  const { t } = useLingui();
  const { tied, change } = useField();
  const id = useId();
  const { name, value, onBlur, error } = tied;
  return (
    <div className={field}>
      <label className={confirm}>
        <input
          type="checkbox"
          className={checkBox}
          name={name}
          checked={value === 'yes'}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={({ target }) => change(target.checked ? 'yes' : '')}
          onBlur={onBlur}
        />
        {t`I believe in good faith that what I say here is true and complete.`}
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
