import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useToasts } from '#app/platform/toasts.tsx';
import type { BankLine, Booking, BookingOutcome } from '#domain/payment/bank-desk/bank-line.ts';

import { bankFailure } from './bank.messages.ts';
import {
  assignBankLine,
  confirmBankLines,
  ignoreBankLine,
  matchBankLines,
  reopenBankLine,
  returnBankCredit,
} from './bank.functions.ts';

const bankKey = ['bank-desk'];

/** The decisions of the bank desk: successes are announced with a toast, failures stay on the page. */
export function useBankActions() {
  const { t } = useLingui();
  const { say } = useToasts();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<MessageDescriptor | null>(null);
  /** How many of the confirmed lines were not booked. */
  const [left, setLeft] = useState(0);
  const work = useMutation({
    mutationKey: bankKey,
    mutationFn: (act: () => Promise<unknown>) => act(),
    onMutate: () => {
      setFailure(null);
      setLeft(0);
    },
    onError: (error) => setFailure(bankFailure(error)),
    onSettled: () =>
      Promise.all(
        [['desk'], ['orders'], ['order']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  /** Runs once, even on a double click. @returns whether it succeeded */
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    if (queryClient.isMutating({ mutationKey: bankKey }) > 0) return false;
    return work.mutateAsync(act).then(
      () => true,
      () => false,
    );
  }
  const tell = (outcomes: readonly BookingOutcome[]) => {
    const count = outcomes.filter(({ outcome }) => outcome === 'done').length;
    setLeft(outcomes.length - count);
    if (count > 0) {
      const text = t`${plural(count, { one: '# payment booked', other: '# payments booked' })}`;
      say({ kind: 'success', text });
    }
  };
  return {
    failure,
    left,
    busy: work.isPending,
    forget: () => {
      setFailure(null);
      setLeft(0);
    },
    confirm: (lineIds: readonly number[]) =>
      run(async () => tell(await confirmBankLines({ data: { lineIds: [...lineIds] } }))),
    book: (booking: Booking) => run(async () => tell([await assignBankLine({ data: booking })])),
    ignore: (lineId: number, note: string) => run(() => ignoreBankLine({ data: { lineId, note } })),
    reopen: (lineId: number) => run(() => reopenBankLine({ data: { lineId } })),
    giveBack: ({ id, creditCents }: BankLine) =>
      run(async () => {
        const data = { lineId: id, cents: creditCents };
        // Null if the manager did not confirm who they are.
        const done = await confirmed(() => returnBankCredit({ data }).then(() => true));
        if (done) say({ kind: 'success', text: t`Marked as sent back` });
      }),
    match: () => run(() => matchBankLines()),
  };
}

export type BankActions = ReturnType<typeof useBankActions>;
