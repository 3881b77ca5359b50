import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId, type RefObject } from 'react';

import { css, cx } from '#styled/css/index.js';

import { notice } from './notice.recipe.ts';
import { useWrongFields } from './wrong-fields.ts';

const box = css({ marginBottom: '20px' });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  marginTop: '4px',
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'inherit',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
  },
});

/**
 * Above a form that was refused for more than one field: lists the fields, each as a link. The error itself is shown at
 * the field. Screen readers announce the list once the first field has focus.
 * @param props.refusal a new value each time the form is refused
 */
export function ErrorSummary(props: { form: RefObject<HTMLFormElement | null>; refusal: unknown }) {
  const { t } = useLingui();
  const id = useId();
  const fields = useWrongFields(props.form, props.refusal);
  const count = fields.length;
  return (
    <div aria-live="polite">
      {count > 0 ? (
        <section aria-labelledby={id} className={cx(notice({ tone: 'bad' }), box)}>
          <CircleAlert aria-hidden />
          <div>
            {fields.some(({ isEmpty }) => isEmpty) ? (
              <p>
                <Trans>Please fill all required fields.</Trans>
              </p>
            ) : null}
            <p id={id} className={css({ fontWeight: 600 })}>
              {t`${plural(count, {
                one: '# field needs another look:',
                other: '# fields need another look:',
              })}`}
            </p>
            <ul className={links}>
              {fields.map(({ input, label }) => (
                <li key={label}>
                  <a
                    href={`#${input.id}`}
                    onClick={(event) => {
                      // Avoids a history entry and a leave-page confirmation.
                      event.preventDefault();
                      input.focus();
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </div>
  );
}
