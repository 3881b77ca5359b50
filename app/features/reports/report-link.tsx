import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ReportTarget } from '#domain/report/report.ts';
import { css } from '#styled/css/index.js';

interface ReportLinkProps extends ReportTarget {
  /** What the link says in place of "Report this page". */
  children?: ReactNode;
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: '16px',
  textStyle: 'hint',
  color: 'text2',
});

/** The quiet way to report a thing; a page of its own, so that nothing of it is loaded before. */
export function ReportLink({ kind, id, children }: ReportLinkProps) {
  return (
    <Link to="/{-$locale}/report" search={{ kind, id }} className={look} rel="nofollow">
      {children ?? <Trans>Report this page</Trans>}
    </Link>
  );
}
