import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useFormDraft } from '#app/platform/browser/use-form-draft.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import {
  entryProblems,
  type EditedMenu,
  type EntryProblems,
  type MenuEntry,
} from '#domain/site/menu-editing.ts';

import { menuDraft } from './menu-draft.ts';
import { readEditedMenu, saveEditedMenu } from './menu-settings.functions.ts';

/** An entry in the form, with a name of its own that outlasts moves. */
export interface FormEntry extends MenuEntry {
  readonly key: string;
}

let keys = 0;
/** An entry as the form keeps it. */
export function formEntry(entry: MenuEntry): FormEntry {
  keys += 1;
  return { ...entry, key: `entry-${keys}` };
}

const plain = (entries: readonly FormEntry[]): MenuEntry[] =>
  entries.map(({ label, url }) => ({ label, url }));

const none: readonly EntryProblems[] = [];
type Outcome = 'saved' | 'failed' | null;

/** The form of a menu: its entries, what is wrong with them, sending them, and what to do when someone was faster. */
export function useMenuForm(options: {
  personId: number;
  locale: Locale;
  /** As it was when the form was opened. */
  initial: EditedMenu;
  onSaved: (menu: EditedMenu) => void;
}) {
  const { personId, locale, initial } = options;
  const [base, setBase] = useState(initial);
  const [entries, setEntries] = useState<readonly FormEntry[]>(() =>
    initial.entries.map(formEntry),
  );
  /** What is wrong is told from the first try to save on, and with every change then. */
  const [isChecked, setChecked] = useState(false);
  /** What the menu says now, when someone was faster. */
  const [theirs, setTheirs] = useState<EditedMenu | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const saving = useMutation({ mutationFn: saveEditedMenu });
  const unsaved = JSON.stringify(plain(entries)) !== JSON.stringify(base.entries);
  const of = { personId, locale };
  const { slug } = initial;
  useFormDraft(
    menuDraft[slug],
    of,
    unsaved ? { entries: plain(entries), version: base.version } : null,
    (draft) => {
      setEntries(draft.entries.map(formEntry));
      if (draft.version === initial.version) return;
      // It was changed since: what was typed then is not simply laid over it.
      setBase({ ...initial, version: draft.version });
      setTheirs(initial);
    },
  );

  function change(to: (now: readonly FormEntry[]) => readonly FormEntry[]): void {
    setEntries(to);
    setOutcome(null);
  }

  /** @returns whether there was nothing wrong that someone has to look at first */
  async function save(): Promise<boolean> {
    if (saving.isPending) return true;
    setChecked(true);
    setOutcome(null);
    if (entryProblems(plain(entries)).some(({ label, url }) => label !== null || url !== null))
      return false;
    const sent = entries;
    try {
      const { version } = base;
      const saved = await saving.mutateAsync({ data: { slug, version, entries: plain(sent) } });
      setBase(saved);
      setChecked(false);
      // What was typed meanwhile stays and is the next change.
      setEntries((now) => (now === sent ? saved.entries.map(formEntry) : now));
      setOutcome('saved');
      options.onSaved(saved);
    } catch (error) {
      const isStale = error instanceof AppError && error.code === 'content_moved_on';
      const now = isStale ? await readEditedMenu({ data: { slug } }).catch(() => null) : null;
      setTheirs(now);
      if (!now) setOutcome('failed');
    }
    return true;
  }

  /** Goes on from what the menu says now: with the own entries in its place, or with its own. */
  function resolve(choice: 'mine' | 'theirs'): void {
    if (!theirs) return;
    setBase(theirs);
    if (choice === 'theirs') setEntries(theirs.entries.map(formEntry));
    setTheirs(null);
  }

  return {
    entries,
    change,
    problems: isChecked ? entryProblems(plain(entries)) : none,
    save,
    isSaving: saving.isPending,
    outcome,
    unsaved,
    theirs,
    resolve,
    forget: () => menuDraft[slug].keep(of, null),
  };
}
