import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';

import { isOccasion } from '#domain/request/occasion.ts';
import { voiceNoteAnswer } from '#domain/request/voice-note.ts';
import { isUuid } from '#domain/uuid.ts';
import { isSocialLink } from '#domain/service/social-link.ts';
import { css, cx } from '#styled/css/index.js';

import { VoiceNotePlayer } from './voice-note-player.tsx';
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
  '&:first-child': { paddingTop: 0, borderTop: 0 },
});
/** Large enough to be read from a phone on a stand while recording, and by tired eyes. */
const large = css({ fontSize: '20px', lineHeight: 1.5 });
const outLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  color: 'brandInk',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
});

/** Answers that take the full width, because they are whole sentences. */
const sentences = ['instructions', 'message', 'description'];

interface RequestAnswersProps {
  readonly answers: Readonly<Record<string, string>>;
  /** The order that they belong to; without one only the person who wrote them hears a voice note. */
  readonly orderId?: number;
  readonly isLarge?: boolean;
}

/** The same for the person who has to act on it. */
export function LargeRequestAnswers(props: Omit<RequestAnswersProps, 'isLarge'>) {
  return <RequestAnswers {...props} isLarge />;
}

/** The fan's answers, labelled as in the form. An answer from an unknown form is shown under its own name. */
export function RequestAnswers(props: RequestAnswersProps) {
  const { t } = useLingui();
  return (
    <dl className={cx(list, props.isLarge && large)}>
      {Object.entries(props.answers).map(([name, answer]) => {
        // A tick that was not set.
        if (answer === '') return null;
        const label = Object.hasOwn(answerLabel, name) ? answerLabel[name] : undefined;
        return (
          <div key={name} className={sentences.includes(name) ? long : short}>
            <dt>{label ? t(label) : name}</dt>
            <dd className={sentences.includes(name) ? words : value}>
              <Answer name={name} answer={answer} orderId={props.orderId} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One answer as text. Only links that we generated are clickable. */
function Answer(props: { name: string; answer: string; orderId: number | undefined }) {
  const { name, answer } = props;
  const { t } = useLingui();
  if (name === 'occasion' && isOccasion(answer)) return <>{t(occasionLabel[answer])}</>;
  if (name === 'sample') return <>{t`Allowed`}</>;
  if (name === voiceNoteAnswer && isUuid(answer)) {
    return <VoiceNotePlayer id={answer} orderId={props.orderId} />;
  }
  if (name === 'video') return <>{t`Uploaded`}</>;
  if (name === 'link' && isSocialLink(answer)) {
    return (
      <a
        href={answer}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
        className={outLink}
      >
        {answer}
        <ExternalLink aria-hidden size={16} />
        <span className={css({ srOnly: true })}>
          {', '}
          <Trans>opens in a new window</Trans>
        </span>
      </a>
    );
  }
  return <>{answer}</>;
}
