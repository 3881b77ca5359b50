// Native option lists can contain neither pictures nor links.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';

import { Portrait } from '#app/ui/picture/portrait.tsx';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css } from '#styled/css/index.js';

import type { Suggestion, Suggestions } from './suggestion.ts';

const popup = css({
  position: 'absolute',
  zIndex: 30,
  top: 'calc(100% + 8px)',
  insetInline: 0,
  minWidth: '280px',
  maxHeight: 'min(480px, 70vh)',
  overflow: 'auto',
  padding: '8px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
  color: 'text',
  boxShadow: 'float',
});
const title = css({ padding: '8px 12px 4px', textStyle: 'hint', fontWeight: 600, color: 'text2' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  paddingInline: '12px',
  borderRadius: 'm',
  color: 'text',
  lineHeight: 1.3,
  textDecoration: 'none',
  _hover: { background: 'tint' },
  '&[aria-selected=true]': { background: 'tint', outline: '2px solid token(colors.focus)' },
  '& small': { display: 'block', textStyle: 'hint', color: 'text2' },
});

function Group(props: {
  title: ReactNode;
  rows: readonly Suggestion[];
  activeKey: string | null;
  idOf: (key: string) => string;
  locale: Locale;
  /** A suggestion was followed, in this window or another. */
  onPick: () => void;
}) {
  const id = useId();
  if (props.rows.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={title}>
        {props.title}
      </div>
      {props.rows.map((one) => (
        // The field keeps focus and handles the keys, so a click must not take focus away.
        <Link
          key={one.key}
          id={props.idOf(one.key)}
          role="option"
          tabIndex={-1}
          aria-selected={one.key === props.activeKey}
          className={row}
          to={addressIn(props.locale, one.path)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={props.onPick}
        >
          <Portrait
            size="mini"
            name={one.name}
            picture={one.picture}
            sources={one.picture === null ? [] : pictureSources(one.picture, 72)}
          />
          <span>
            {one.name}
            {one.hint ? <small>{one.hint}</small> : null}
          </span>
        </Link>
      ))}
    </div>
  );
}

/** The suggestions in two groups, below the field. Loaded when the user starts searching. */
export function SuggestionList(props: {
  id: string;
  label: string;
  suggestions: Suggestions;
  activeKey: string | null;
  idOf: (key: string) => string;
  locale: Locale;
  /** A suggestion was followed, in this window or another. */
  onPick: () => void;
}) {
  const { activeKey, idOf, locale, onPick } = props;
  return (
    <div id={props.id} role="listbox" aria-label={props.label} className={popup}>
      <Group
        title={<Trans>Celebrities</Trans>}
        rows={props.suggestions.celebrities}
        {...{ activeKey, idOf, locale, onPick }}
      />
      <Group
        title={<Trans>Signed by the stars, sent to you</Trans>}
        rows={props.suggestions.products}
        {...{ activeKey, idOf, locale, onPick }}
      />
    </div>
  );
}
