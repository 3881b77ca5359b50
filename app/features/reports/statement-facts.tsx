import { Trans, useLingui } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Statement } from '#domain/report/report-case.ts';

import { actionTaken } from '#app/entities/report/decision.messages.ts';
import { fact, facts } from './report.recipe.ts';

/** A statement of reasons: the decision, its reasons, and any objection. */
export function StatementFacts({ statement, locale }: { statement: Statement; locale: Locale }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { action, ground, groundText, decidedBy, objection, outcome, answer } = statement;
  const rows = [
    { key: 'action', name: <Trans>Decision</Trans>, value: t(actionTaken[action]) },
    { key: 'facts', name: <Trans>What we found</Trans>, value: statement.facts },
    {
      key: 'ground',
      name:
        ground === 'law' ? <Trans>Legal basis</Trans> : <Trans>Basis in our terms of use</Trans>,
      value: groundText,
    },
    { key: 'at', name: <Trans>Decided on</Trans>, value: date.time(statement.decidedAt) },
    { key: 'by', name: <Trans>Decided by</Trans>, value: decidedBy },
    {
      key: 'how',
      name: <Trans>Automated</Trans>,
      value: <Trans>No. A person reviewed it and decided.</Trans>,
    },
    { key: 'objection', name: <Trans>Objection</Trans>, value: objection },
    {
      key: 'outcome',
      name: <Trans>Outcome</Trans>,
      value:
        outcome === null || statement.answeredAt === null ? null : outcome === 'lifted' ? (
          <Trans>The restriction was lifted</Trans>
        ) : (
          <Trans>The decision stands</Trans>
        ),
    },
    {
      key: 'answer',
      name: <Trans>Our answer</Trans>,
      value: statement.answeredAt === null ? null : answer,
    },
  ];
  return (
    <dl className={facts}>
      {rows
        .filter(({ value }) => value !== null && value !== '')
        .map(({ key, name, value }) => (
          <div key={key} className={fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
