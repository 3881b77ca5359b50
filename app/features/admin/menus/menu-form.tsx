import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { noTexts } from '#domain/text/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { maxEntries, type EditedMenu } from '#domain/site/menu-editing.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { MenuConflict } from './menu-conflict.tsx';
import { removeButtonId, type Target } from './menu-entry.tsx';
import { MenuEntryFields } from './menu-entry-fields.tsx';
import { menuName } from './menu-settings.messages.ts';
import { buttonRow, entries as list } from './menu-settings.recipe.ts';
import { formEntry, useMenuForm } from './use-menu-form.ts';

const below = css({ marginBottom: '20px' });

/** The ordered entries of one menu, with its own save button. */
export function MenuForm(props: {
  viewer: User;
  locale: Locale;
  /** The language whose labels are shown. */
  language: Locale;
  menu: EditedMenu;
  targets: readonly Target[];
  onSaved: (menu: EditedMenu) => void;
}) {
  const { t } = useLingui();
  const { locale, language, menu } = props;
  const own = useMenuForm({
    personId: props.viewer.id,
    locale,
    initial: menu,
    onSaved: props.onSaved,
  });
  const { entries, change } = own;
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The element to focus once the entries have been updated. */
  const next = useRef<(() => HTMLElement | null) | null>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    next.current?.()?.focus();
    next.current = null;
  }, [entries]);
  const count = entries.length;

  function move(key: string, index: number, by: -1 | 1): void {
    // An element that is moved in the DOM loses focus.
    next.current = () => document.getElementById(`${key}-${by}`);
    const place = index + by + 1;
    setTold(t`Entry ${place} of ${count}`);
    change((now) => {
      const entry = now.find((one) => one.key === key);
      if (!entry) return now;
      return now.filter((one) => one !== entry).toSpliced(index + by, 0, entry);
    });
  }

  function remove(index: number): void {
    const [entry, following] = entries.slice(index);
    if (!entry) return;
    const place = index + 1;
    const left = count - 1;
    next.current = () =>
      following ? document.getElementById(removeButtonId(following.key)) : addButton.current;
    setTold(t`Entry ${place} removed. Entries left: ${left}`);
    change((now) => now.filter(({ key }) => key !== entry.key));
  }

  async function save(): Promise<void> {
    if (await own.save()) return;
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {own.theirs ? (
        <MenuConflict theirs={own.theirs} language={language} onResolve={own.resolve} />
      ) : null}
      {own.outcome === 'failed' ? (
        <p role="alert" className={cx(notice({ tone: 'bad' }), below)}>
          <CircleAlert aria-hidden />
          <Trans>An error occurred. Please try later</Trans>
        </p>
      ) : null}
      {own.outcome === 'saved' ? (
        <output className={cx(notice({ tone: 'good' }), below)}>
          <CircleCheck aria-hidden />
          <Trans>The menu was saved</Trans>
        </output>
      ) : null}
      <ol className={list} aria-label={t(menuName[menu.slug])}>
        {entries.map((entry, index) => (
          <MenuEntryFields
            key={entry.key}
            id={entry.key}
            entry={entry}
            place={index + 1}
            count={count}
            language={language}
            targets={props.targets}
            problems={own.problems[index]}
            onChange={(to) =>
              change((now) => now.map((one) => (one.key === entry.key ? { ...one, ...to } : one)))
            }
            onMove={(by) => move(entry.key, index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <output className={css({ srOnly: true })}>{told}</output>
      <div className={buttonRow}>
        <button
          ref={addButton}
          type="button"
          className={button({ variant: 'outline' })}
          aria-disabled={count >= maxEntries ? true : undefined}
          onClick={() => {
            if (count >= maxEntries) return;
            change((now) => [...now, formEntry({ label: noTexts, url: '' })]);
          }}
        >
          <Plus aria-hidden size={20} />
          <Trans>Add an entry</Trans>
        </button>
        <button
          type="submit"
          className={button()}
          aria-disabled={own.isSaving || !own.unsaved ? true : undefined}
        >
          <Trans>Save the menu</Trans>
        </button>
      </div>
      <LeaveGuard unsaved={own.unsaved} onLeave={own.forget} />
    </form>
  );
}
