import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { notice, panel } from '#app/ui/field/notice.recipe.ts';
import { RadioList } from '#app/ui/field/radio-list.tsx';
import { localeName } from '#domain/locale.ts';
import { reportLength } from '#domain/report/report.ts';
import {
  objectionAnswerSchema,
  objectionOutcomes,
  type ObjectionAnswer,
  type ObjectionOutcome,
} from '#domain/report/objection.ts';
import { type ReportCase } from '#domain/report/report-case.ts';

import { FailureLine } from './failure-line.tsx';
import { heading } from './report.recipe.ts';
import { answerToObjection } from './reports.functions.ts';
import { useReportTry } from './use-report-try.ts';

const empty: ObjectionAnswer = { outcome: 'kept', answer: '' };

/** Responds to an objection to another manager's decision, or to one's own if there is no other manager. */
export function AnswerForm({ found }: { found: ReportCase }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { attempt, refused, failure } = useReportTry((answer: ObjectionAnswer) =>
    answerToObjection({ data: { reportId: found.id, ...answer } }).finally(() =>
      queryClient.invalidateQueries({ queryKey: ['reports'] }),
    ),
  );
  const form = useAppForm({
    defaultValues: empty,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: objectionAnswerSchema },
    onSubmit: async ({ value }) => {
      await attempt(value);
    },
  });
  const names = { kept: t`The decision stands`, lifted: t`Lift the restriction` };
  const language = localeName[found.celebrityLocale];
  if (!found.mayAnswer) {
    return (
      <p className={notice({ tone: 'info' })}>
        <Trans>Someone else on the team needs to answer this objection.</Trans>
      </p>
    );
  }
  return (
    <section className={panel}>
      <h2 className={heading}>
        <Trans>Answer the objection</Trans>
      </h2>
      <form.AppForm>
        <form.Form refused={refused}>
          <FailureLine sentence={failure} />
          <form.AppField name="outcome">
            {({ name, state, handleChange }) => (
              <RadioList<ObjectionOutcome>
                title={t`What happens`}
                name={name}
                value={state.value}
                onPick={handleChange}
                choices={objectionOutcomes.map((value) => ({ value, label: names[value] }))}
              />
            )}
          </form.AppField>
          <form.AppField name="answer">
            {({ TextArea }) => (
              <TextArea
                label={t`Our answer`}
                hint={t`Language of the celebrity: ${language}.`}
                limit={reportLength.answer}
              />
            )}
          </form.AppField>
          <form.Submit className={button()}>
            <Trans>Send answer</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </section>
  );
}
