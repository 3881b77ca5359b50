import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import { button, iconButton } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { captionLimits, readTime, readWebVtt, shownTime } from '#domain/clip/captions.ts';
import { clipLimits, type Clip } from '#domain/clip/clip.ts';
import { editedClip } from '#domain/clip/clip-schema.ts';
import { localeName, locales, type Locale } from '#domain/locale.ts';

import { editClip } from './my-clips.functions.ts';
import * as look from './my-clips.recipe.ts';
import type { ClipChanges } from './use-clip-changes.ts';

/** A line as typed. */
interface TypedLine {
  readonly key: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const lineMs = 2_000;
let keys = 0;

function typedLine(line: { from: number; to: number; text: string }): TypedLine {
  keys += 1;
  return { key: keys, from: shownTime(line.from), to: shownTime(line.to), text: line.text };
}

/** A time that cannot be read is refused by the schema. */
const timeOf = (typed: string) => readTime(typed) ?? Number.NaN;

/** Title and captions of a clip: written line by line with times, or taken from a WebVTT file. */
export function ClipEditor(props: {
  clip: Clip;
  locale: Locale;
  changes: ClipChanges;
  onClose: () => void;
}) {
  const { clip, changes, onClose } = props;
  const { t } = useLingui();
  const [title, setTitle] = useState(clip.title);
  const [language, setLanguage] = useState(clip.language);
  const [lines, setLines] = useState(() => clip.captions.map(typedLine));
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const [isNoCaptions, setNoCaptions] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);

  const say: Record<string, string> = {
    'too-long': t`This is too long.`,
    required: t`Write what is said, or remove the line.`,
    time: t`Write times such as 0:04.5. A line ends after it begins.`,
  };
  const problem = (path: string) => {
    const code = wrong.get(path);
    return code === undefined ? undefined : (say[code] ?? t`This isn’t right.`);
  };
  function changeLine(index: number, change: Partial<TypedLine>) {
    setDirty(true);
    setLines(lines.map((line, place) => (place === index ? { ...line, ...change } : line)));
  }
  function addLine() {
    setDirty(true);
    const from = readTime(lines.at(-1)?.to ?? '0') ?? 0;
    setLines([...lines, typedLine({ from, to: from + lineMs, text: '' })]);
  }
  async function openFile(file: File | undefined) {
    if (!file) return;
    const read = file.size > 1_000_000 ? null : readWebVtt(await file.text());
    setNoCaptions(read === null);
    if (!read) return;
    setDirty(true);
    setLines(read.map(typedLine));
  }
  async function save() {
    const { id, version } = clip;
    const captions = lines.map(({ from, to, text }) => ({
      ...{ from: timeOf(from), to: timeOf(to), text },
    }));
    const typed = { id, version, title, language, captions };
    const checked = v.safeParse(editedClip, typed);
    setWrong(
      new Map((checked.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
    );
    if (!checked.success) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    const { output: data } = checked;
    if (await changes.change({ run: () => editClip({ data }), done: t`Saved` })) onClose();
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changes.busy) void save();
      }}
    >
      <LeaveGuard unsaved={isDirty && !changes.busy} onLeave={() => setDirty(false)} />
      <TextField
        label={t`Title`}
        value={title}
        maxLength={clipLimits.title}
        error={problem('title')}
        onChange={({ target }) => {
          setDirty(true);
          setTitle(target.value);
        }}
      />
      <SelectField
        label={t`Language of the title and captions`}
        name="language"
        value={language}
        options={locales.map((value) => ({ value, label: localeName[value] }))}
        onPick={setLanguage}
      />
      <fieldset className={look.fieldsetLook}>
        <legend className={look.heading}>
          <Trans>Captions</Trans>
        </legend>
        <p className={look.quiet}>
          <Trans>What you say, line by line, for everyone who watches without sound.</Trans>
        </p>
        {lines.map((line, index) => {
          const number = index + 1;
          const at = `captions.${index}`;
          return (
            <div key={line.key} className={look.captionRow}>
              <TextField
                label={t`From`}
                aria-label={t`Line ${number}, from`}
                inputMode="decimal"
                value={line.from}
                error={problem(`${at}.from`)}
                onChange={({ target }) => changeLine(index, { from: target.value })}
              />
              <TextField
                label={t`Until`}
                aria-label={t`Line ${number}, until`}
                inputMode="decimal"
                value={line.to}
                error={problem(`${at}.to`)}
                onChange={({ target }) => changeLine(index, { to: target.value })}
              />
              <TextField
                label={t`Words`}
                aria-label={t`Line ${number}, words`}
                value={line.text}
                maxLength={captionLimits.text}
                error={problem(`${at}.text`)}
                onChange={({ target }) => changeLine(index, { text: target.value })}
              />
              <button
                type="button"
                className={iconButton()}
                aria-label={t`Remove line ${number}`}
                onClick={() => {
                  setDirty(true);
                  setLines(lines.filter((_, place) => place !== index));
                }}
              >
                <Trash2 aria-hidden size={20} />
              </button>
            </div>
          );
        })}
        <div className={look.buttons}>
          {lines.length < captionLimits.lines ? (
            <button type="button" className={button({ variant: 'quiet' })} onClick={addLine}>
              <Plus aria-hidden size={18} />
              <Trans>Add a line</Trans>
            </button>
          ) : null}
          <label className={button({ variant: 'quiet' })}>
            <Trans>Open a WebVTT file</Trans>
            <input
              type="file"
              accept=".vtt,text/vtt"
              className={look.hiddenInput}
              onChange={({ target }) => {
                void openFile(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        </div>
        {isNoCaptions ? (
          <p role="alert" className={fieldError}>
            <CircleAlert aria-hidden />
            <Trans>This file has no captions that we can read. Your lines are as they were.</Trans>
          </p>
        ) : null}
      </fieldset>
      {clip.state === 'public' || clip.state === 'waiting' ? (
        <p className={look.quiet}>
          <Trans>Saving makes it a draft again. Send it to our team once you’re done.</Trans>
        </p>
      ) : null}
      <div className={look.foot}>
        <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <button type="submit" className={button()} {...busyButtonProps(changes.busy, () => {})}>
          <Trans>Save</Trans>
        </button>
      </div>
    </form>
  );
}
