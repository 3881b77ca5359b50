import { useLingui } from '@lingui/react/macro';
import { Bold, Heading, Italic, Link2, List, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { css } from '#styled/css/index.js';

import { useField } from './form-context.tsx';
import { TextAreaField } from './text-area-field.tsx';

const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginBottom: '6px' });
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '40px',
  paddingInline: '10px',
  borderRadius: 's',
  background: 'transparent',
  color: 'text2',
  textStyle: 'hint',
  fontWeight: 500,
  cursor: 'pointer',
  _hover: { background: 'tint', color: 'text' },
});

/** A text and its selection. */
interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
type MarkName = 'bold' | 'italic' | 'list' | 'heading' | 'link';

const signs: Readonly<Record<MarkName, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  list: List,
  heading: Heading,
  link: Link2,
};

/** The field from context as a text area with buttons for basic formatting, which can also be typed. */
export function MarkedTextField<Kind extends MarkName>(props: {
  label: string;
  lang: string;
  hint: ReactNode;
  limit: number;
  kinds: readonly Kind[];
  /** Adds a mark to the selection, or removes it. */
  withMark: (selected: Selected, kind: Kind) => Selected;
}) {
  const { t } = useLingui();
  const { tied, change } = useField();
  const frame = useRef<HTMLDivElement>(null);
  const names: Readonly<Record<MarkName, string>> = {
    bold: t`Bold`,
    italic: t`Italic`,
    list: t`List`,
    heading: t`Heading`,
    link: t`Link`,
  };

  function put(kind: Kind): void {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const marked = props.withMark({ text, start, end }, kind);
    // Synchronously, so that input in the same frame goes where the mark expects it.
    flushSync(() => change(marked.text));
    area.focus();
    area.setSelectionRange(marked.start, marked.end);
  }

  return (
    <div ref={frame}>
      <TextAreaField
        {...tied}
        label={props.label}
        lang={props.lang}
        rows={9}
        limit={props.limit}
        hint={props.hint}
        above={
          <div className={marks}>
            {props.kinds.map((kind) => {
              const Sign: LucideIcon = signs[kind];
              return (
                <button key={kind} type="button" className={mark} onClick={() => put(kind)}>
                  <Sign aria-hidden size={18} />
                  {names[kind]}
                </button>
              );
            })}
          </div>
        }
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
