import { useId } from 'react';

import { useField } from '#app/ui/field/form-context.tsx';
import { fieldError, fieldLabel } from '#app/ui/field/form.recipe.ts';
import { codeRule } from '#domain/account/account.ts';
import { css, cx } from '#styled/css/index.js';

const frame = css({ position: 'relative', marginBlock: '6px 20px' });
const boxes = css({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: '10px' });
const box = css({
  display: 'grid',
  placeItems: 'center',
  height: '60px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  background: 'surface',
  fontSize: '24px',
  fontWeight: 600,
  'input[aria-invalid=true] + div > &': { borderColor: 'bad' },
});
const next = css({ 'input:focus-visible + div > &': { outline: '3px solid token(colors.focus)' } });
/** Overlays the boxes: it is a single field, so pasting, autofill and screen readers work natively. */
const field = css({ position: 'absolute', inset: 0, opacity: 0, fontSize: '24px', cursor: 'text' });

/** Six digits, drawn as six boxes. Non-digits are dropped, so a code can be pasted with its formatting. */
export function CodeField({ label }: { label: string }) {
  const {
    tied: { value, error, ...tied },
    change,
  } = useField();
  const id = useId();
  const at = Math.min(value.length, codeRule.digits - 1);
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={frame}>
        <input
          id={id}
          {...tied}
          className={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) =>
            change(target.value.replace(/\D/g, '').slice(0, codeRule.digits))
          }
        />
        <div className={boxes} aria-hidden>
          {Array.from({ length: codeRule.digits }, (_, index) => (
            <span key={index} className={cx(box, index === at ? next : undefined)}>
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={cx(fieldError, css({ marginBottom: '20px' }))}>
          {error}
        </p>
      )}
    </div>
  );
}
