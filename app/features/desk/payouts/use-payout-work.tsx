import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { saveBlob } from '#app/platform/browser/save-file.ts';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useDecision, type Decision } from '#app/ui/dialog/use-decision.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PayableCelebrity, PayoutRunView, PayoutView } from '#domain/payout/payout.ts';

import { filePayouts, preparePayouts, sendPayouts, undoPayout } from './payout-desk.functions.ts';
import * as look from '../runs/run-desk.recipe.ts';

/** A step with the question that comes before it. */
interface Step {
  /** Null if it was answered before. */
  readonly question: Decision | null;
  readonly run: () => Promise<unknown>;
}

/** Whether something was done; false if the manager thought better of it. */
export type Done = 'prepared' | 'filed' | 'sent' | 'undone' | false;

/** The steps of paying out, each after a question and the password; everything is read again afterwards. */
export function usePayoutWork(locale: Locale) {
  const { t } = useLingui();
  const decide = useDecision();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  const work = useMutation({
    mutationFn: async ({ step, done }: { step: Step; done: Done }): Promise<Done> =>
      (await confirmed(step.run)) ? done : false,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payouts'] }),
  });
  async function begin(step: Step, done: Done): Promise<void> {
    if (work.isPending || (step.question && !(await decide(step.question)))) return;
    // The failure is in `work.error`.
    await work.mutateAsync({ step, done }).catch(() => undefined);
  }

  return {
    isBusy: work.isPending,
    error: work.error,
    done: work.data ?? false,
    prepare(chosen: readonly PayableCelebrity[]): void {
      const sum = formatMoney(
        chosen.reduce((cents, { balance }) => cents + balance.available, 0),
        locale,
      );
      const seen = chosen.map(({ celebrityId, balance, account }) => ({
        ...{ celebrityId, cents: balance.available, end: account?.end ?? '' },
      }));
      const question = {
        title: t`Prepare these payouts?`,
        consequence: (
          <>
            <p className={look.strong}>
              <Plural value={chosen.length} one="# payout" other="# payouts" />, {sum}
            </p>
            <p>
              <Trans>
                The amounts leave the balances at once. No money moves until you give the file to
                the bank.
              </Trans>
            </p>
          </>
        ),
        confirm: t`Prepare payouts`,
      };
      void begin({ question, run: () => preparePayouts({ data: { chosen: seen } }) }, 'prepared');
    },
    download({ id, filedAt }: PayoutRunView): void {
      const run = async () => {
        const { file } = await filePayouts({ data: { runId: id } });
        saveBlob(new Blob([file], { type: 'application/xml' }), `payouts-${id}.xml`);
      };
      const question = {
        title: t`Download the file for the bank?`,
        consequence: (
          <p>
            <Trans>
              It holds full account numbers. From then on, no payout in this run can be cancelled,
              as the bank may have the file.
            </Trans>
          </p>
        ),
        confirm: t`Download the file`,
      };
      void begin({ question: filedAt === null ? question : null, run }, 'filed');
    },
    send(run: PayoutRunView): void {
      const question = {
        title: t`Has the bank got the file?`,
        consequence: (
          <p>
            <Trans>
              We email every celebrity in this run that the money is on its way. After that, no
              payout can be cancelled.
            </Trans>
          </p>
        ),
        confirm: t`Mark as sent`,
      };
      void begin({ question, run: () => sendPayouts({ data: { runId: run.id } }) }, 'sent');
    },
    undo({ id, name, cents }: PayoutView, action: 'drop' | 'return'): void {
      const amount = formatMoney(cents, locale);
      const question =
        action === 'drop'
          ? {
              title: t`Cancel this payout?`,
              consequence: (
                <p>
                  <Trans>
                    {name}, {amount}. The money goes back to the balance, and the payout won’t be in
                    the file.
                  </Trans>
                </p>
              ),
              confirm: t`Cancel the payout`,
            }
          : {
              title: t`Did the bank return it?`,
              consequence: (
                <p>
                  <Trans>
                    {name}, {amount}. The money goes back to the balance, and we ask the celebrity
                    by email to check the account.
                  </Trans>
                </p>
              ),
              confirm: t`It came back`,
            };
      void begin({ question, run: () => undoPayout({ data: { id, action } }) }, 'undone');
    },
  };
}
