import { createFormHook, revalidateLogic } from '@tanstack/react-form';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

import { ErrorSummary } from './error-summary.tsx';
import { focusFirstWrong } from './wrong-fields.ts';
import { notice } from './notice.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import {
  fieldContext,
  formContext,
  useFormContext,
  type Findings,
  nothing,
  FindingsContext,
} from './form-context.tsx';
import { Submit } from './form-submit.tsx';
import { Text, Money, Password, TextArea, Select, Choices } from './form-fields.tsx';

/**
 * The form element: sends, and when it may not be sent or was refused, puts the focus on the first wrong field and,
 * where there are several, names them above itself. Until a script can send it nothing in it can be used, and a browser
 * that sends it all the same does not write it into the address.
 */
function Form(props: { className?: string; children: ReactNode } & Partial<Findings>) {
  const { className, children, refused = nothing, sentences = nothing } = props;
  const form = useFormContext();
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const refusal = useMemo(() => ({ tries, refused }), [tries, refused]);
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusFirstWrong(element.current);
  }, [refused]);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={className}
      onSubmit={async (event) => {
        event.preventDefault();
        if (form.state.isSubmitting) return;
        await form.handleSubmit();
        setTries((before) => before + 1);
        if (!form.state.isValid) focusFirstWrong(element.current);
      }}
    >
      <noscript>
        <p className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px' }))}>
          <Trans>This form needs JavaScript. Please turn it on and reload the page.</Trans>
        </p>
      </noscript>
      <fieldset disabled={!hydrated} className={css({ display: 'contents' })}>
        <ErrorSummary form={element} refusal={refusal} />
        <FindingsContext value={{ refused, sentences }}>{children}</FindingsContext>
      </fieldset>
    </form>
  );
}

/** When a form is checked: at the first submit, and then with every change. Goes with an `onDynamic` schema. */
export const checkedOnSubmit = revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' });

/**
 * The form of the product. Schemas name what is wrong by code; the fields show the sentence and are tied to it.
 * Give it `validationLogic: checkedOnSubmit` and `validators: { onDynamic: schema }`.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text, Money, Password, TextArea, Select, Choices },
  formComponents: { Form, Submit },
});
