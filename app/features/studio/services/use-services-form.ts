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
  /** Is told when fans see something else now. */
  readonly onSaved: () => void;
}

/**
 * The form of the own services: what is typed, what of it is new, and sending it. What was typed stays, whatever
 * happens.
 */
export function useServicesForm({ personId, locale, services, onSaved }: ServicesFormOptions) {
  const { t } = useLingui();
  const { say } = useToasts();
  const [saved, setSaved] = useState(services);
  const [typed, setTyped] = useState(() => typedServices(services, locale));
  // Nothing is called wrong before someone has tried to send it.
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
      // What was typed meanwhile stays and is the next change.
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

  /** @returns the first service whose price is wrong; nothing is sent then */
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
    /** What the new price of a service was understood as; null where it is as saved, or cannot be read. */
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
