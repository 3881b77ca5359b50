import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState, type RefObject } from 'react';

import { css, cx } from '#styled/css/index.js';

import { notice } from './form.recipe.ts';

const wrong = '[aria-invalid=true]';
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

interface WrongField {
  readonly input: HTMLInputElement;
  readonly label: string;
}

/** Puts the focus on the first field that is wrong. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(wrong)?.focus();
}

/** By what the page says, so that whatever kind of field a form has is among them. */
function wrongFieldsIn(form: HTMLFormElement): readonly WrongField[] {
  return [...form.querySelectorAll<HTMLInputElement>(wrong)].map((input) => ({
    input,
    label: input.ariaLabel ?? input.labels?.[0]?.textContent ?? '',
  }));
}

/** The fields that were wrong when a form was last refused, and still are; none where it was only one. */
function useWrongFields(form: RefObject<HTMLFormElement | null>, refusal: unknown) {
  const [fields, setFields] = useState<readonly WrongField[]>([]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const follow = new MutationObserver(() => setFields(wrongFieldsIn(element)));
    // The fields are marked in the next picture.
    const frame = requestAnimationFrame(() => {
      const first = wrongFieldsIn(element);
      setFields(first.length > 1 ? first : []);
      const which = { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] };
      if (first.length > 1) follow.observe(element, which);
    });
    return () => {
      cancelAnimationFrame(frame);
      follow.disconnect();
    };
  }, [form, refusal]);
  return fields;
}

/**
 * Above a form that was refused for more than one field: which ones, each a way to it. What is wrong with it stands at
 * the field. Anyone who hears the page is told once the focus is on the first of them.
 * @param props.refusal another value each time when the form was refused
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
                      // No step back in the history, and no question whether to leave the page.
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
