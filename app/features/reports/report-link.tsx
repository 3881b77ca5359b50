import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ReportTarget } from '#domain/report/report.ts';
import { css } from '#styled/css/index.js';

interface ReportLinkProps extends ReportTarget {
  /** The link's text instead of "Report this page". */
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

/** An unobtrusive link to report something; a separate page, so that none of its code is loaded before. */
export function ReportLink({ kind, id, children }: ReportLinkProps) {
  return (
    <Link to="/{-$locale}/report" search={{ kind, id }} className={look} rel="nofollow">
      {children ?? <Trans>Report this page</Trans>}
    </Link>
  );
}
