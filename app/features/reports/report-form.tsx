import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { fieldPair } from '#app/ui/field/form.recipe.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import {
  needsReporter,
  ownReportSchema,
  reportLength,
  reportReasons,
  type Report,
  type ReportTarget,
} from '#domain/report/report.ts';
import { reportSchema } from '#domain/report/report-schema.ts';
import { FailureLine } from './failure-line.tsx';
import { reasonName, reportFieldMessages } from './report.messages.ts';
import { hint } from './report.recipe.ts';
import { useReportTry } from './use-report-try.ts';
import { GoodFaith } from './good-faith.tsx';

/** A part of the page that can be reported separately. */
export interface ReportPart {
  readonly target: ReportTarget;
  readonly label: string;
}

interface ReportFormProps {
  /** The subject of the report: one part, or several to choose from. */
  parts: readonly ReportPart[];
  picked: number;
  onPick: (index: number) => void;
  /** The signed-in user; null for visitors, who can give their name. */
  reporterName: string | null;
  onSend: (report: Report) => Promise<void>;
}

const empty = { reason: '', explanation: '', name: '', email: '', inGoodFaith: '' };

/** The reason for a report, and the reporter. */
export function ReportForm({ parts, picked, onPick, reporterName, onSend }: ReportFormProps) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useReportTry(onSend);
  const form = useAppForm({
    defaultValues: empty,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: reporterName === null ? reportSchema : ownReportSchema },
    onSubmit: async ({ value }) => {
      await attempt(v.parse(ownReportSchema, value));
    },
  });
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={reportFieldMessages}>
        <FailureLine sentence={failure} />
        {parts.length > 1 ? (
          <SelectField
            label={t`What is it about?`}
            name="part"
            value={String(picked)}
            options={parts.map(({ label }, index) => ({ value: String(index), label }))}
            onPick={(value) => onPick(Number(value))}
          />
        ) : null}
        <form.AppField name="reason">
          {({ Select }) => (
            <Select
              label={t`Why are you reporting it?`}
              options={[
                { value: '', label: t`Choose a reason` },
                ...reportReasons.map((value) => ({ value, label: t(reasonName[value]) })),
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="explanation">
          {({ TextArea }) => (
            <TextArea
              label={t`What is wrong with it?`}
              hint={t`Tell us where exactly, and how you know.`}
              limit={reportLength.explanation}
            />
          )}
        </form.AppField>
        {reporterName === null ? (
          <form.Subscribe selector={({ values }) => namesReporter(values.reason)}>
            {(isNeeded) => (
              <>
                <div className={fieldPair}>
                  <form.AppField name="name">
                    {({ Text }) => (
                      <Text
                        label={isNeeded ? t`Your name` : t`Your name (optional)`}
                        autoComplete="name"
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="email">
                    {({ Text }) => (
                      <Text
                        label={isNeeded ? t`Your email` : t`Your email (optional)`}
                        type="email"
                        autoComplete="email"
                        autoCapitalize="none"
                        spellCheck={false}
                      />
                    )}
                  </form.AppField>
                </div>
                <p className={hint}>
                  {isNeeded ? (
                    <Trans>
                      For this reason we need to know who you are. Only our team sees it.
                    </Trans>
                  ) : (
                    <Trans>
                      Leave an email address and we’ll tell you what we decide. Only our team sees
                      it.
                    </Trans>
                  )}
                </p>
              </>
            )}
          </form.Subscribe>
        ) : (
          <p className={hint}>
            <Trans>You’re reporting as {reporterName}. Only our team will know it was you.</Trans>
          </p>
        )}
        <form.AppField name="inGoodFaith">{() => <GoodFaith />}</form.AppField>
        <form.Submit className={button()}>
          <Trans>Send report</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}

/** Whether the reason, or a missing one, requires a visitor's name and address. */
function namesReporter(reason: string): boolean {
  return reportReasons.some((known) => known === reason && needsReporter(known));
}
