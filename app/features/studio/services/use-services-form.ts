import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useFormDraft } from '#app/platform/browser/use-form-draft.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { priceReading } from '#domain/money/typed-price.ts';
import {
  serviceProblems,
  typedServices,
  type OwnService,
  type TypedServices,
} from '#domain/service/own-service.ts';
import { changedServices, serviceChange } from '#domain/service/service-change.ts';
import type { ServiceKind } from '#domain/service/service.ts';

import { serviceDraft } from './service-draft.ts';
import { saveOwnServices } from './my-services.functions.ts';

interface ServicesFormOptions {
  readonly personId: number;
  readonly locale: Locale;
  readonly services: readonly OwnService[];
  /** Called when the public services have changed. */
  readonly onSaved: () => void;
}

/** The form of the celebrity's own services: input, changes, and saving. Input is kept whatever happens. */
export function useServicesForm({ personId, locale, services, onSaved }: ServicesFormOptions) {
  const { t } = useLingui();
  const { say } = useToasts();
  const [saved, setSaved] = useState(services);
  const [typed, setTyped] = useState(() => typedServices(services, locale));
  // No validation errors are shown before the first attempt to save.
  const [checked, setChecked] = useState(false);
  const mutation = useMutation({ mutationFn: saveOwnServices });
  const changed = changedServices(saved, typed, locale);
  const problems = serviceProblems(typed, locale);
  const of = { personId, locale };
  useFormDraft(serviceDraft, of, changed.length > 0 ? typed : null, setTyped);

  async function send(values: TypedServices): Promise<void> {
    const data = serviceChange(saved, values, locale);
    try {
      const now = await mutation.mutateAsync({ data });
      setSaved(now);
      setChecked(false);
      // Input typed in the meantime is kept and becomes the next change.
      const fresh = typedServices(now, locale);
      setTyped((current) => (current === values ? fresh : current));
      say({ id: 'services', kind: 'success', text: t`Changes submitted!` });
      onSaved();
    } catch (error) {
      const isTakenOff = error instanceof AppError && error.code === 'taken_off_sale';
      const text = isTakenOff
        ? t`Our team took this off sale. Our email explains why and how to object.`
        : t`Something went wrong!`;
      say({ id: 'services', kind: 'error', text });
    }
  }

  /** @returns the first service with an invalid price; nothing is sent then */
  function submit(): ServiceKind | null {
    mutation.reset();
    if (changed.length === 0) {
      setChecked(false);
      say({ id: 'services', kind: 'info', text: t`No changes` });
      return null;
    }
    const [wrong] = Object.keys(problems) as ServiceKind[];
    setChecked(wrong !== undefined);
    if (wrong === undefined) void send(typed);
    return wrong ?? null;
  }

  return {
    typed,
    /** What fans pay for a service while the shop has it on sale. */
    saleOf: (kind: ServiceKind) => saved.find((own) => own.kind === kind)?.sale ?? null,
    /** How a service's new price was parsed; null if it is unchanged or cannot be parsed. */
    readingOf: (kind: ServiceKind) =>
      changed.includes(kind) ? priceReading(typed[kind].price, locale) : null,
    changes: changed.length,
    problems: checked ? problems : {},
    isSending: mutation.isPending,
    failed: mutation.isError,
    submit,
    change: (kind: ServiceKind, row: TypedServices[ServiceKind]) =>
      setTyped((current) => ({ ...current, [kind]: row })),
    discard: () => {
      setTyped(typedServices(saved, locale));
      setChecked(false);
      mutation.reset();
    },
    forget: () => serviceDraft.keep(of, null),
  };
}
