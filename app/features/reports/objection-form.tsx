import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { reportLength } from '#domain/report/report.ts';
import { objectionSchema } from '#domain/report/objection.ts';
import { FailureLine } from './failure-line.tsx';
import { heading } from './report.recipe.ts';
import { objectToDecision } from './reports.functions.ts';
import { statementQuery } from './reports.queries.ts';
import { useReportTry } from './use-report-try.ts';

export function ObjectionForm({ token }: { token: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { attempt, refused, failure } = useReportTry((objection: string) =>
    objectToDecision({ data: { token, objection } }),
  );
  const form = useAppForm({
    defaultValues: { objection: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: objectionSchema },
    onSubmit: async ({ value }) => {
      const sent = await attempt(value.objection);
      if (sent) queryClient.setQueryData(statementQuery(token).queryKey, sent.answer);
    },
  });
  return (
    <section className={panel}>
      <h2 className={heading}>
        <Trans>Object to the decision</Trans>
      </h2>
      <form.AppForm>
        <form.Form refused={refused}>
          <FailureLine sentence={failure} />
          <form.AppField name="objection">
            {({ TextArea }) => (
              <TextArea
                label={t`Why is the decision wrong?`}
                hint={t`You can object once. Whenever possible, another person decides on it.`}
                limit={reportLength.explanation}
              />
            )}
          </form.AppField>
          <form.Submit className={button()}>
            <Trans>Send objection</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </section>
  );
}
