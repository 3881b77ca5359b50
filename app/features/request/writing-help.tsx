import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Lightbulb, Plus } from 'lucide-react';
import { useId, useState, type MouseEvent } from 'react';

import { lazyPart } from '#app/platform/page/lazy.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldHint } from '#app/ui/field/form.recipe.ts';
import { isOccasion } from '#domain/request/occasion.ts';
import { promptsFor, withPrompt } from '#domain/request/prompts.ts';
import { css, cx } from '#styled/css/index.js';

import { promptText } from './prompts.messages.ts';

const ExampleRequest = lazyPart(async () => (await import('./example-request.tsx')).ExampleRequest);

const box = css({ display: 'grid', gap: '8px', marginBottom: '4px' });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', listStyle: 'none' });
const prompt = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  paddingBlock: '8px',
  paddingInline: '12px 16px',
  border: '1px dashed token(colors.control)',
  borderRadius: '22px',
  background: 'transparent',
  color: 'text',
  fontSize: '15px',
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { borderColor: 'brandInk', background: 'tint' },
  '& svg': { flex: 'none', color: 'brandInk' },
});
const opener = cx(
  button({ variant: 'quiet', size: 'small' }),
  css({
    justifySelf: 'start',
    minHeight: '44px',
    '& [data-turn]': { transition: 'transform token(durations.fast)' },
    '&[aria-expanded=true] [data-turn]': { transform: 'rotate(180deg)' },
  }),
);

interface WritingHelpProps {
  /** The name of the field that it helps with, in the same form. */
  field: string;
  occasion: string;
  isForMe: boolean;
  typed: string;
  limit: number;
  onChange: (text: string) => void;
}

/** Focuses the field with the caret behind a question, so that its answer is written there. */
function writeAt(form: HTMLFormElement | null, field: string, at: number): void {
  requestAnimationFrame(() => {
    const input = form?.elements.namedItem(field);
    if (!(input instanceof HTMLTextAreaElement)) return;
    input.focus();
    input.setSelectionRange(at, at);
  });
}

/** Questions and a good example for the chosen occasion. What was typed is never replaced. */
export function WritingHelp({
  field,
  occasion,
  isForMe,
  typed,
  limit,
  onChange,
}: WritingHelpProps) {
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const exampleId = useId();
  if (!isOccasion(occasion)) return null;

  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>, question: string): void {
    const insertion = withPrompt(typed, question, limit);
    setFull(insertion.kind === 'no-room');
    if (insertion.kind === 'no-room') return;
    if (insertion.kind === 'added') onChange(insertion.text);
    const at = insertion.kind === 'added' ? insertion.text.length : insertion.at;
    writeAt(currentTarget.form, field, at);
  }

  return (
    <div className={box}>
      <p className={fieldHint}>
        <Trans>Not sure what to write? Add a question and answer it.</Trans>
      </p>
      <ul className={list}>
        {promptsFor(occasion, isForMe).map((key) => {
          const question = t(promptText[key]);
          return (
            <li key={key}>
              <button type="button" className={prompt} onClick={(event) => insert(event, question)}>
                <Plus aria-hidden size={18} />
                {question}
              </button>
            </li>
          );
        })}
      </ul>
      <output className={cx(fieldHint, css({ _empty: { display: 'none' } }))}>
        {isFull ? t`There’s no room for another question. Shorten your text first.` : ''}
      </output>
      <button
        type="button"
        className={opener}
        aria-expanded={isOpen}
        aria-controls={exampleId}
        onClick={() => setOpen(!isOpen)}
      >
        <Lightbulb aria-hidden size={18} />
        <Trans>A good example</Trans>
        <ChevronDown aria-hidden size={18} data-turn />
      </button>
      <div id={exampleId} hidden={!isOpen}>
        {isOpen ? <ExampleRequest key={occasion} occasion={occasion} /> : null}
      </div>
    </div>
  );
}
