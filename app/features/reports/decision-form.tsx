import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import { localeName } from '#domain/locale.ts';
import { reportLength } from '#domain/report/report.ts';
import {
  decisionSchema,
  reportGrounds,
  type Decision,
  type ReportAction,
  type ReportGround,
} from '#domain/report/report-decision.ts';
import { type ReportCase } from '#domain/report/report-case.ts';

import { actionHint, actionName } from '#app/entities/report/decision.messages.ts';
import { FailureLine } from './failure-line.tsx';
import { heading, hint } from './report.recipe.ts';
import { decideReport } from './reports.functions.ts';
import { useReportTry } from './use-report-try.ts';

const none: ReportAction = 'none';
const terms: ReportGround = 'terms';
const empty: Decision = { action: none, facts: '', ground: terms, groundText: '' };

/** Decides a report and all other open reports about the same thing: the statement of reasons. */
export function DecisionForm({ found }: { found: ReportCase }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { attempt, refused, failure } = useReportTry((decision: Decision) =>
    decideReport({ data: { reportIds: found.entries.map(({ id }) => id), decision } }).finally(
      // The page shows a decision made by this manager or another.
      () => queryClient.invalidateQueries({ queryKey: ['reports'] }),
    ),
  );
  const form = useAppForm({
    defaultValues: empty,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: decisionSchema },
    onSubmit: async ({ value }) => {
      await attempt(value);
    },
  });
  const language = localeName[found.celebrityLocale];
  return (
    <section className={panel}>
      <h2 className={heading}>
        <Trans>Decide</Trans>
      </h2>
      <form.AppForm>
        <form.Form refused={refused}>
          <FailureLine sentence={failure} />
          <form.AppField name="action">
            {({ name, state, handleChange }) => (
              <RadioList<ReportAction>
                title={t`What happens`}
                name={name}
                value={state.value}
                onPick={handleChange}
                choices={found.actions.map((value) => ({
                  value,
                  label: (
                    <span>
                      {t(actionName[value])}
                      <span className={hint}>{t(actionHint[value])}</span>
                    </span>
                  ),
                }))}
              />
            )}
          </form.AppField>
          <form.AppField name="facts">
            {({ TextArea }) => (
              <TextArea
                label={t`What we found`}
                hint={t`The reporter reads this, and the celebrity too if something is restricted. Language of the celebrity: ${language}. Don’t name the reporter.`}
                limit={reportLength.answer}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.action}>
            {(action) =>
              action === 'none' ? null : (
                <>
                  <form.AppField name="ground">
                    {({ Select }) => (
                      <Select
                        label={t`What it’s based on`}
                        options={reportGrounds.map((value) => ({
                          value,
                          label: value === 'law' ? t`The law` : t`Our terms of use`,
                        }))}
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="groundText">
                    {({ Text }) => (
                      <Text label={t`Article or clause`} maxLength={reportLength.ground} />
                    )}
                  </form.AppField>
                </>
              )
            }
          </form.Subscribe>
          <form.Submit className={button()}>
            <Trans>Send decision</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </section>
  );
}
