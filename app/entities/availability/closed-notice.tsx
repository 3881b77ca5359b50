import { Trans } from '@lingui/react/macro';
import { CalendarOff } from 'lucide-react';

import { notice } from '#app/ui/field/notice.recipe.ts';
import type { Closure } from '#domain/availability/closure.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { ClosureWords } from './closure-words.tsx';
import { TellMe } from './tell-me.tsx';

interface ClosedNoticeProps {
  closure: Closure;
  celebrityId: number;
  celebrityName: string;
  locale: Locale;
}

const words = css({ display: 'grid', gap: '12px', minWidth: 0 });
const title = css({ fontSize: '17px', fontWeight: 600 });

/** Says that a celebrity takes no requests and when that changes, with a way to be told. */
export function ClosedNotice({ closure, ...celebrity }: ClosedNoticeProps) {
  const { celebrityName: name, locale } = celebrity;
  return (
    <section
      className={cx(notice({ tone: 'warn' }), css({ marginBlock: '28px' }))}
      aria-labelledby="closed"
    >
      <CalendarOff aria-hidden />
      <div className={words}>
        <div>
          <h2 id="closed" className={title}>
            <ClosureWords closure={closure} locale={locale} />
          </h2>
          <p>
            {closure.kind === 'holiday' ? (
              <Trans>{name} isn’t taking requests until then.</Trans>
            ) : (
              <Trans>All of {name}’s places are taken until then.</Trans>
            )}
          </p>
        </div>
        <TellMe {...celebrity} />
      </div>
    </section>
  );
}
