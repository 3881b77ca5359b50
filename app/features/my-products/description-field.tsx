import { Trans, useLingui } from '@lingui/react/macro';
import { Bold, Italic, List } from 'lucide-react';
import { useRef } from 'react';

import { useField } from '#app/ui/app-form.tsx';
import { TextAreaField } from '#app/ui/text-field.tsx';
import type { Locale } from '#domain/locale.ts';
import { withMark, type Mark } from '#domain/marked-text.ts';
import { longestDescription } from '#domain/own-product.ts';

import { mark, marks } from './my-products.recipe.ts';

/** The description with buttons for its little formatting, which can be typed as well. */
export function DescriptionField({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const { tied, change } = useField();
  const frame = useRef<HTMLDivElement>(null);
  const choices = [
    { kind: 'bold', name: t`Bold`, Sign: Bold },
    { kind: 'italic', name: t`Italic`, Sign: Italic },
    { kind: 'list', name: t`List`, Sign: List },
  ] as const;

  function put(kind: Mark): void {
    const area = frame.current?.querySelector('textarea');
    if (!area) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const marked = withMark({ text, start, end }, kind);
    change(marked.text);
    area.focus();
    // The new text is there with the next frame.
    requestAnimationFrame(() => area.setSelectionRange(marked.start, marked.end));
  }

  return (
    <div ref={frame}>
      <TextAreaField
        {...tied}
        label={t`Description`}
        lang={locale}
        rows={9}
        limit={longestDescription}
        hint={
          <Trans>
            Say what is in the box, its size and when you can send it. An empty line begins a new
            paragraph.
          </Trans>
        }
        above={
          <div className={marks}>
            {choices.map(({ kind, name, Sign }) => (
              <button key={kind} type="button" className={mark} onClick={() => put(kind)}>
                <Sign aria-hidden size={18} />
                {name}
              </button>
            ))}
          </div>
        }
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
