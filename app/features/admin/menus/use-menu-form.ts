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

/** An entry in the form, with a key that survives moves. */
export interface FormEntry extends MenuEntry {
  readonly key: string;
}

let keys = 0;
/** An entry as stored by the form. */
export function formEntry(entry: MenuEntry): FormEntry {
  keys += 1;
  return { ...entry, key: `entry-${keys}` };
}

const plain = (entries: readonly FormEntry[]): MenuEntry[] =>
  entries.map(({ label, url }) => ({ label, url }));

const none: readonly EntryProblems[] = [];
type Outcome = 'saved' | 'failed' | null;

/** The menu form: its entries, their validation errors, saving, and resolving edit conflicts. */
export function useMenuForm(options: {
  personId: number;
  locale: Locale;
  /** The state when the form was opened. */
  initial: EditedMenu;
  onSaved: (menu: EditedMenu) => void;
}) {
  const { personId, locale, initial } = options;
  const [base, setBase] = useState(initial);
  const [entries, setEntries] = useState<readonly FormEntry[]>(() =>
    initial.entries.map(formEntry),
  );
  /** Validation errors are shown from the first attempt to save, and updated with every change from then on. */
  const [isChecked, setChecked] = useState(false);
  /** The saved menu in an edit conflict. */
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
      // It has changed since, so the draft is not simply applied on top.
      setBase({ ...initial, version: draft.version });
      setTheirs(initial);
    },
  );

  function change(to: (now: readonly FormEntry[]) => readonly FormEntry[]): void {
    setEntries(to);
    setOutcome(null);
  }

  /** @returns whether there were no validation errors to fix first */
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
      // Input typed in the meantime is kept and becomes the next change.
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

  /** Resolves the conflict with the saved menu: either the user's own entries replace it, or it replaces them. */
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
