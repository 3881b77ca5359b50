import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { css, cx } from '#styled/css/index.js';

import { chip } from '#app/ui/badge.recipe.ts';
import { fieldHint } from './form.recipe.ts';
import { fieldset } from './choice.recipe.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
const now = css({ borderColor: 'brandInk', background: 'tint', color: 'brandInk' });
const lacking = css({ fontWeight: 400, color: 'text2' });
const faulty = css({ display: 'inline-flex', color: 'bad' });

interface Language<Code extends string> {
  readonly code: Code;
  /** The language's own name. */
  readonly name: string;
  /** There is no text in this language yet. */
  readonly missing: boolean;
  /** Whether the texts in this language have validation errors. */
  readonly wrong?: boolean;
}

/** Selects the language whose texts a form shows, and marks languages without texts. */
export function LanguageChoice<Code extends string>(props: {
  languages: readonly Language<Code>[];
  current: Code;
  onPick: (code: Code) => void;
  /** Whether it was just selected here and the form was remounted: focus stays on it. */
  picked?: boolean;
}) {
  const { picked = false } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (picked) group.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [picked]);
  return (
    <fieldset ref={group} className={fieldset}>
      <legend className={cx(fieldHint, css({ marginBottom: '8px' }))}>
        <Trans>Text language</Trans>
      </legend>
      <div className={row}>
        {props.languages.map(({ code, name, missing, wrong = false }) => (
          <button
            key={code}
            type="button"
            className={cx(chip(), code === props.current ? now : undefined)}
            aria-pressed={code === props.current}
            onClick={() => props.onPick(code)}
          >
            <span lang={code}>{name}</span>
            {missing ? (
              <span className={lacking}>
                <Trans>missing</Trans>
              </span>
            ) : null}
            {wrong ? (
              <span className={faulty}>
                <CircleAlert aria-hidden />
                <span className={css({ srOnly: true })}>
                  <Trans>Something is wrong here</Trans>
                </span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
