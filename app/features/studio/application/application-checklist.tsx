import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';

import { visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { requirements, type Requirement } from '#domain/application/application.ts';
import { cx } from '#styled/css/index.js';

import { requirementName } from './applications.messages.ts';
import * as look from '#app/entities/application/applications.recipe.ts';

/** The requirements for listing a store, which are met, and links to the rest. */
export function ApplicationChecklist({ missing }: { missing: readonly Requirement[] }) {
  const { t } = useLingui();
  return (
    <ul className={look.checklist}>
      {requirements.map((one) => {
        const isMissing = missing.includes(one);
        return (
          <li key={one} className={cx(look.item, isMissing ? look.isMissing : look.isDone)}>
            {isMissing ? <Circle aria-hidden size={22} /> : <CircleCheck aria-hidden size={22} />}
            <span>
              {t(requirementName[one])}
              <span className={visuallyHidden}>
                {': '}
                {isMissing ? <Trans>missing</Trans> : <Trans>done</Trans>}
              </span>
            </span>
            {isMissing ? <WayTo requirement={one} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function WayTo({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  // The links are entered on this page, below the list.
  if (requirement === 'links') return null;
  return (
    <Link
      to={requirement === 'service' ? '/{-$locale}/my-services' : '/{-$locale}/my-profile'}
      className={look.way}
    >
      <Trans>Add</Trans>
      <span className={visuallyHidden}>{`: ${t(requirementName[requirement])}`}</span>
    </Link>
  );
}
