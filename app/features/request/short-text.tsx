import type { InputHTMLAttributes, ReactNode } from 'react';

import { TextCounter } from '#app/ui/field/text-counter.tsx';
import { answerMaxLength } from '#domain/request/service-request.ts';
import { css } from '#styled/css/index.js';

import type { RequestForm } from './use-request-form.ts';

/** Beside the label, so that it takes no line of its own. */
const counter = css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

interface ShortTextProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> {
  form: RequestForm;
  name: 'from' | 'to' | 'pronunciation';
  label: ReactNode;
  hint?: ReactNode;
  /** Reports a change to the field, besides the form. */
  onType?: (value: string) => void;
}

/** A single line of a request, with how much of its limit is used. */
export function ShortText({ form, name, onType, ...shown }: ShortTextProps) {
  return (
    <form.AppField name={name} listeners={{ onChange: ({ value }) => onType?.(value) }}>
      {({ Text, state }) => (
        <div className={css({ position: 'relative' })}>
          <Text {...shown} />
          <div className={counter}>
            <TextCounter length={state.value.trim().length} limit={answerMaxLength[name]} />
          </div>
        </div>
      )}
    </form.AppField>
  );
}
