import { useState } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { answerSchemas, typedAnswers, type TypedAnswers } from '#domain/request/service-request.ts';
import type { ServiceKind } from '#domain/service/service.ts';

export interface RequestFormInput {
  service: ServiceKind;
  /** The draft, read once on mount. */
  initial: TypedAnswers | null;
  /** Called on every change, so that no input is lost. */
  onChange: (answers: TypedAnswers) => void;
  onSubmit: (answers: TypedAnswers) => void;
}

/** The form of any service: its answers by name, validated by the service's schema. */
export function useRequestForm({ service, initial, onChange, onSubmit }: RequestFormInput) {
  const [defaultValues] = useState(() => typedAnswers(service, initial ?? {}));
  return useAppForm({
    defaultValues,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: answerSchemas[service] },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
}
export type RequestForm = ReturnType<typeof useRequestForm>;
