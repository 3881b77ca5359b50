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
 * The form element. If it is invalid or refused, it focuses the first invalid field and, if there are several, lists
 * them above itself. Until JavaScript can submit it, its controls are disabled, and a browser that submits it anyway
 * does not put the values into the URL.
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

/**
 * When a form is validated: on the first submit, and from then on with every change. Requires an `onDynamic` schema.
 */
export const checkedOnSubmit = revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' });

/**
 * The product's form hook. Schemas report errors by code; fields show the message and are linked to it. Pass
 * `validationLogic: checkedOnSubmit` and `validators: { onDynamic: schema }`.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text, Money, Password, TextArea, Select, Choices },
  formComponents: { Form, Submit },
});
