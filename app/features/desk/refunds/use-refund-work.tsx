import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { saveBlob } from '#app/platform/browser/save-file.ts';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useDecision, type Decision } from '#app/ui/dialog/use-decision.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { DueRefund, RefundRunView, RefundView } from '#domain/refund/refund.ts';

import * as look from '../runs/run-desk.recipe.ts';
import { changeRefund, fileRefunds, prepareRefunds, sendRefunds } from './refund-desk.functions.ts';

/** A step with the question that comes before it. */
interface Step {
  /** Null if it was answered before. */
  readonly question: Decision | null;
  readonly run: () => Promise<unknown>;
}

/** What a manager does to one refund. */
export type RefundMoveAction = 'drop' | 'book' | 'return';

/** What was done; false if nothing was, or the manager thought better of it. */
export type RefundsDone = 'prepared' | 'filed' | 'sent' | RefundMoveAction | false;

/** The steps of refunding, each after a question and the password; everything is read again afterwards. */
export function useRefundWork(locale: Locale) {
  const { t } = useLingui();
  const decide = useDecision();
  const confirmed = useConfirmed();
  const queryClient = useQueryClient();
  const work = useMutation({
    mutationFn: async ({ step, done }: { step: Step; done: RefundsDone }): Promise<RefundsDone> =>
      (await confirmed(step.run)) ? done : false,
    onSettled: () =>
      Promise.all(
        [['refunds'], ['desk'], ['order'], ['orders']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  async function begin(step: Step, done: RefundsDone): Promise<void> {
    if (work.isPending || (step.question && !(await decide(step.question)))) return;
    // The failure is in `work.error`.
    await work.mutateAsync({ step, done }).catch(() => undefined);
  }

  /** What a manager is asked before one refund is moved. */
  function questionOf({ fan, number, cents }: RefundView, action: RefundMoveAction): Decision {
    const amount = formatMoney(cents, locale);
    const about = (
      <p className={look.strong}>
        <Trans>Order {number}</Trans>, {fan}, {amount}
      </p>
    );
    if (action === 'drop')
      return {
        title: t`Take this refund out of the run?`,
        consequence: (
          <>
            {about}
            <p>
              <Trans>The order waits for its refund again.</Trans>
            </p>
          </>
        ),
        confirm: t`Take it out`,
      };
    if (action === 'book')
      return {
        title: t`Has the money left our account?`,
        consequence: (
          <>
            {about}
            <p>
              <Trans>
                We mark the order as refunded and email the fan. A bank statement does this for you.
              </Trans>
            </p>
          </>
        ),
        confirm: t`Book the refund`,
      };
    return {
      title: t`Did this refund come back?`,
      consequence: (
        <>
          {about}
          <p>
            <Trans>
              The order waits for its refund again, and we ask the fan by email for another account.
            </Trans>
          </p>
        </>
      ),
      confirm: t`The refund came back`,
    };
  }

  return {
    isBusy: work.isPending,
    error: work.error,
    done: work.data ?? false,
    prepare(chosen: readonly DueRefund[]): void {
      const sum = formatMoney(
        chosen.reduce((total, { cents }) => total + cents, 0),
        locale,
      );
      const seen = chosen.map(({ orderId, cents, account }) => ({
        ...{ orderId, cents, end: account?.end ?? '' },
      }));
      const question = {
        title: t`Prepare these refunds?`,
        consequence: (
          <>
            <p className={look.strong}>
              <Plural value={chosen.length} one="# refund" other="# refunds" />, {sum}
            </p>
            <p>
              <Trans>
                After that, the fans can’t change their accounts. No money moves until you give the
                file to the bank.
              </Trans>
            </p>
          </>
        ),
        confirm: t`Prepare refunds`,
      };
      void begin({ question, run: () => prepareRefunds({ data: { chosen: seen } }) }, 'prepared');
    },
    download({ id, filedAt }: RefundRunView): void {
      const run = async () => {
        const { file } = await fileRefunds({ data: { runId: id } });
        saveBlob(new Blob([file], { type: 'application/xml' }), `refunds-${id}.xml`);
      };
      const question = {
        title: t`Download the file for the bank?`,
        consequence: (
          <p>
            <Trans>
              It holds full account numbers. From then on, no refund in this run can be taken out,
              as the bank may have the file.
            </Trans>
          </p>
        ),
        confirm: t`Download the file`,
      };
      void begin({ question: filedAt === null ? question : null, run }, 'filed');
    },
    send(run: RefundRunView): void {
      const question = {
        title: t`Has the bank got the file?`,
        consequence: (
          <p>
            <Trans>
              After that, no refund can be taken out. Each is booked when it appears in a bank
              statement.
            </Trans>
          </p>
        ),
        confirm: t`Mark as sent`,
      };
      void begin({ question, run: () => sendRefunds({ data: { runId: run.id } }) }, 'sent');
    },
    move(refund: RefundView, action: RefundMoveAction): void {
      const run = () => changeRefund({ data: { id: refund.id, action } });
      void begin({ question: questionOf(refund, action), run }, action);
    },
  };
}
