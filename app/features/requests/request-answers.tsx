import { useLingui } from '@lingui/react/macro';

import { occasions } from '#domain/video-request.ts';
import { css } from '#styled/css/index.js';

import { answerLabel, occasionLabel } from './requests.messages.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '16px 40px' });
const short = css({ minWidth: 0, '& dt': { textStyle: 'hint', color: 'text2' } });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const value = css({ fontWeight: 500, overflowWrap: 'anywhere' });
const long = css({
  width: '100%',
  paddingTop: '16px',
  borderTop: '1px solid token(colors.border)',
  '& dt': { textStyle: 'hint', color: 'text2' },
});

/** Answers that get the whole width: what is written in sentences. */
const sentences = ['instructions', 'message', 'description'];

/** What the fan filled in, by the names of the form. An answer of a form that is not known shows its own name. */
export function RequestAnswers({ answers }: { answers: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  return (
    <dl className={list}>
      {Object.entries(answers).map(([name, answer]) => {
        const label = answerLabel[name];
        const occasion = name === 'occasion' && occasions.find((known) => known === answer);
        return (
          <div key={name} className={sentences.includes(name) ? long : short}>
            <dt>{label ? t(label) : name}</dt>
            <dd className={sentences.includes(name) ? words : value}>
              {occasion ? t(occasionLabel[occasion]) : answer}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
