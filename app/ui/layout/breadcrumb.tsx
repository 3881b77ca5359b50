import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginBottom: '12px',
  textStyle: 'hint',
  color: 'text2',
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px' },
  '& a': { paddingBlock: '4px', textDecoration: 'underline' },
});

/** The path from the home page to this one. @param links outermost first @param here the name of this page */
export function Breadcrumb({ links, here }: { links: readonly ReactNode[]; here: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={trail}>
        {Children.map(links, (link) => (
          <li>
            {link}
            <ChevronRight aria-hidden size={16} />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
