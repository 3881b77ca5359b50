import { Trans } from '@lingui/react/macro';
import { ChevronDown, Eye } from 'lucide-react';
import { useId, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { answerSchemas, type TypedAnswers } from '#domain/request/service-request.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { css, cx } from '#styled/css/index.js';
import * as v from 'valibot';

import { RequestAnswers } from '#app/entities/request/request-answers.tsx';

const heading = css({ textStyle: 'h3', marginBottom: '16px' });
/** On phones the preview is collapsed; on wide screens it is always shown. */
const opener = cx(
  button({ variant: 'outline', wide: true }),
  css({
    marginBottom: '12px',
    md: { display: 'none' },
    '& [data-turn]': { transition: 'transform token(durations.fast)' },
    '&[aria-expanded=true] [data-turn]': { transform: 'rotate(180deg)' },
  }),
);
const box = cx(
  panel,
  css({
    marginBottom: '20px',
    background: 'sunken',
    mdDown: { '&[data-closed]': { display: 'none' } },
  }),
);

/** The current input as it will be saved; invalid values are shown as typed. */
function shownAnswers(service: ServiceKind, typed: TypedAnswers): TypedAnswers {
  const { entries } = answerSchemas[service];
  return Object.fromEntries(
    Object.entries<v.GenericSchema>(entries).flatMap(([name, schema]) => {
      const read = v.safeParse(schema, typed[name]);
      const answer = read.success ? String(read.output) : (typed[name] ?? '').trim();
      return answer === '' ? [] : [[name, answer]];
    }),
  );
}

/** The request as the celebrity will see it. */
export function RequestPreview(props: {
  service: ServiceKind;
  answers: TypedAnswers;
  celebrityName: string;
}) {
  const { celebrityName } = props;
  const [isOpen, setOpen] = useState(false);
  const [boxId, headingId] = [useId(), useId()];
  const answers = shownAnswers(props.service, props.answers);
  const isEmpty = Object.keys(answers).every((name) => name === 'occasion');
  return (
    <>
      <button
        type="button"
        className={opener}
        aria-expanded={isOpen}
        aria-controls={boxId}
        onClick={() => setOpen(!isOpen)}
      >
        <Eye aria-hidden size={20} />
        <Trans>Preview</Trans>
        <ChevronDown aria-hidden size={18} data-turn />
      </button>
      <section
        id={boxId}
        className={box}
        data-closed={isOpen ? undefined : true}
        aria-labelledby={headingId}
      >
        <h2 id={headingId} className={heading}>
          <Trans>What {celebrityName} will see</Trans>
        </h2>
        {isEmpty ? (
          <p className={css({ color: 'text2' })}>
            <Trans>Your answers will appear here.</Trans>
          </p>
        ) : (
          <RequestAnswers answers={answers} />
        )}
      </section>
    </>
  );
}
