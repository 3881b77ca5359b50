import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { useFocusedHeading } from '#app/ui/use-focused-heading.ts';
import type { Report, ReportTarget } from '#domain/report/report.ts';

import { ReportForm, type ReportPart } from './report-form.tsx';
import { column, lead, rowName, title } from './report.recipe.ts';

interface ReportPageProps {
  /** The name of the reported thing. */
  about: string;
  parts: readonly ReportPart[];
  reporterName: string | null;
  /** @returns the number of the report; null if it was already reported */
  onSend: (target: ReportTarget, report: Report) => Promise<number | null>;
  /** The link back to the reported thing. */
  back: ReactNode;
}

/** The page where a visitor or a signed-in user reports something. */
export function ReportPage({ about, parts, reporterName, onSend, back }: ReportPageProps) {
  const [picked, setPicked] = useState(0);
  const [sent, setSent] = useState<{ readonly number: number | null } | null>(null);
  const part = parts[picked];
  return (
    <div className={page}>
      <div className={column}>
        {sent ? (
          <Sent number={sent.number} />
        ) : (
          <>
            <div>
              <h1 className={title}>
                <Trans>Report a problem</Trans>
              </h1>
              <p className={rowName}>{about}</p>
              <p className={lead}>
                <Trans>Tell us what is wrong. A person on our team looks at every report.</Trans>
              </p>
            </div>
            <section className={panel}>
              <ReportForm
                parts={parts}
                picked={picked}
                onPick={setPicked}
                reporterName={reporterName}
                onSend={async (report) => {
                  if (part) setSent({ number: await onSend(part.target, report) });
                }}
              />
            </section>
          </>
        )}
        <p>{back}</p>
      </div>
    </div>
  );
}

function Sent({ number }: { number: number | null }) {
  const heading = useFocusedHeading();
  return number === null ? (
    <div>
      <h1 {...heading} className={title}>
        <Trans>You’ve already reported this</Trans>
      </h1>
      <p className={lead}>
        <Trans>Your report is with our team. There’s nothing more to do.</Trans>
      </p>
    </div>
  ) : (
    <div>
      <h1 {...heading} className={title}>
        <Trans>Your report is in</Trans>
      </h1>
      <p className={lead}>
        <Trans>Its number is {number}. Our team checks it next.</Trans>
      </p>
    </div>
  );
}
