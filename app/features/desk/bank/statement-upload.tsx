import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useId, useState } from 'react';

import { isNoNetwork } from '#app/platform/browser/no-network.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fileButton } from '#app/ui/field/form.recipe.ts';
import { useFileDrop } from '#app/ui/field/use-file-drop.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AppError, type FieldErrors } from '#domain/app-error.ts';
import type { CsvLayout } from '#domain/payment/statement/csv-layout.ts';
import { statementProblems } from '#domain/payment/statement/statement-problem.ts';
import { cx } from '#styled/css/index.js';

import { statementProblemText } from './bank.messages.ts';
import * as look from './bank.recipe.ts';
import { LayoutForm } from './layout-form.tsx';
import { type ImportedStatement, sendStatement } from './send-statement.ts';

/** Imports bank statements: by choosing a file or dropping it. */
export function StatementUpload() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const state = useId();
  const sending = useMutation({
    mutationFn: ({ file, layout }: { file: File; layout: CsvLayout | null }) =>
      sendStatement(file, layout),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const pick = (file: File | undefined) => {
    if (file && !sending.isPending) sending.mutate({ file, layout: null });
  };
  const drop = useFileDrop(pick);
  const file = sending.variables?.file;
  const csv = sending.data?.kind === 'unknown-csv' ? sending.data.csv : null;
  const [kept, setKept] = useState<typeof csv>(null);
  if (csv && csv !== kept) setKept(csv);
  const isAsked = kept !== null && (csv !== null || sending.isPending || sending.isError);
  return (
    <div className={look.top}>
      <div className={look.drop} {...drop}>
        <label
          className={cx(button({ variant: 'outline' }), fileButton)}
          aria-disabled={sending.isPending || !hydrated}
        >
          <FileUp aria-hidden size={20} />
          <Trans>Import bank statement</Trans>
          <input
            type="file"
            accept=".xml,.sta,.mt940,.940,.swi,.txt,.csv,.tsv"
            disabled={!hydrated}
            aria-disabled={sending.isPending ? true : undefined}
            aria-describedby={state}
            onClick={(event) => {
              if (sending.isPending) event.preventDefault();
            }}
            onChange={({ target }) => {
              pick(target.files?.[0]);
              // Lets the same file be chosen again after a refusal.
              target.value = '';
            }}
          />
        </label>
        <p className={look.small}>
          <Trans>
            Or drop the file here. We read camt.053, camt.054, MT940 and CSV, up to 20 MB.
          </Trans>
        </p>
        <output id={state} className={look.small}>
          {sending.isPending ? <Trans>Please wait ...</Trans> : null}
        </output>
      </div>
      {sending.error ? (
        <p role="alert" className={notice({ tone: 'bad' })}>
          <CircleAlert aria-hidden />
          <span>
            {file?.name ? <strong>{file.name}: </strong> : null}
            <Refusal error={sending.error} /> <Trans>Nothing was imported.</Trans>
          </span>
        </p>
      ) : null}
      {isAsked && file ? (
        <section className={look.drop} aria-label={t`Columns of the file`}>
          <LayoutForm
            key={kept.fingerprint}
            csv={kept}
            isSending={sending.isPending}
            onSend={(layout) => sending.mutate({ file, layout })}
            onCancel={() => {
              setKept(null);
              sending.reset();
            }}
          />
        </section>
      ) : null}
      {sending.data?.kind === 'imported' ? <Imported outcome={sending.data} /> : null}
    </div>
  );
}

function Refusal({ error }: { error: Error }) {
  const { t } = useLingui();
  if (isNoNetwork(error)) return <Trans>You’re offline.</Trans>;
  const code = error instanceof AppError ? error.code : null;
  const fields: FieldErrors = error instanceof AppError ? error.fields : {};
  if (code === 'too_many_requests') return <Trans>Too many attempts. Please wait a while.</Trans>;
  const problem = statementProblems.find((known) => known === fields['problem']);
  if (code !== 'invalid_input' || problem === undefined) {
    return <Trans>An error occurred. Please try later</Trans>;
  }
  const line = fields['line'];
  return (
    <>
      {t(statementProblemText[problem])}
      {line === undefined ? null : (
        <>
          {' '}
          <Trans>Line of the file: {line}.</Trans>
        </>
      )}
    </>
  );
}

function Imported({ outcome }: { outcome: ImportedStatement }) {
  const { added, lines, pending, isMatched } = outcome;
  const known = lines - added;
  return (
    <output className={notice({ tone: isMatched ? 'good' : 'warn' })}>
      {isMatched ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      <span>
        {lines === 0 ? (
          <Trans>The statement has no bookings.</Trans>
        ) : (
          <Plural value={added} one="# booking is new." other="# bookings are new." />
        )}{' '}
        {known > 0 ? (
          <Plural value={known} one="# was known already." other="# were known already." />
        ) : null}{' '}
        {pending > 0 ? (
          <Plural
            value={pending}
            one="# isn’t booked by the bank yet and was left out."
            other="# aren’t booked by the bank yet and were left out."
          />
        ) : null}{' '}
        {isMatched ? null : (
          <Trans>The orders couldn’t be read just now. Match again in a while.</Trans>
        )}
      </span>
    </output>
  );
}
