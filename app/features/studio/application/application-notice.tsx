import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { applicationQuery } from '#app/entities/application/applications.queries.ts';
import { way } from '#app/entities/application/applications.recipe.ts';

/** Tells a celebrity that the store is not public yet, with a link to the next step; renders nothing once it is. */
export function ApplicationNotice({ locale }: { locale: Locale }) {
  const { data } = useQuery(applicationQuery(locale));
  if (!data || data.state === 'approved') return null;
  return (
    <div className={cx(notice({ tone: 'info' }), css({ marginBottom: '24px' }))}>
      <EyeOff aria-hidden />
      <div>
        <p>
          {data.state === 'sent' ? (
            <Trans>Fans can’t see you yet: we’re checking your application.</Trans>
          ) : (
            <Trans>Fans can’t see you yet.</Trans>
          )}
        </p>
        <Link to="/{-$locale}/my-application" className={way}>
          <Trans>My application</Trans>
        </Link>
      </div>
    </div>
  );
}
