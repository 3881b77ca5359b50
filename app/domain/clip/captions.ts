import * as v from 'valibot';

/** One line of captions; times in whole milliseconds from the start of the clip. */
export interface CaptionLine {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const captionLimits = { lines: 60, text: 160 } as const;

const millisecond = v.pipe(v.number('time'), v.integer('time'), v.minValue(0, 'time'));

/** Captions as the editor sends them: lines in order, each ending after it begins. Messages are codes. */
export const captionsSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({
        from: millisecond,
        to: v.pipe(millisecond, v.maxValue(600_000, 'time')),
        text: v.pipe(
          v.string('required'),
          v.transform((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')),
          v.trim(),
          v.minLength(1, 'required'),
          v.maxLength(captionLimits.text, 'too-long'),
        ),
      }),
      v.forward(
        v.partialCheck([['from'], ['to']], ({ from, to }) => from < to, 'time'),
        ['to'],
      ),
    ),
  ),
  v.maxLength(captionLimits.lines, 'too-many'),
  v.transform((lines) => lines.toSorted((one, other) => one.from - other.from)),
);

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** A time as people type it: `0:04.2`, minutes, seconds and tenths. */
export function shownTime(ms: number): string {
  const tenths = Math.round(ms / 100);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${pad(Math.floor((tenths % 600) / 10), 2)}.${tenths % 10}`;
}

/** Reads `4`, `4.2`, `4,25`, `0:04.2` or WebVTT's `00:00:04.200` as milliseconds; null for anything else. */
export function readTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes, seconds = '0', fraction = ''] = match;
  if (minutes !== undefined && Number(seconds) > 59) return null;
  const whole = Number(hours) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return whole * 1_000 + Number(fraction.padEnd(3, '0'));
}

function vttTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${pad(Math.floor(seconds / 60), 2)}:${pad(seconds % 60, 2)}.${pad(ms % 1_000, 3)}`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Captions as a WebVTT file; what was typed stays text. */
export function writeWebVtt(lines: readonly CaptionLine[]): string {
  const cues = lines.map(
    ({ from, to, text }) =>
      `${vttTime(from)} --> ${vttTime(to)}\n${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '')}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

const unescapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/**
 * The lines of a WebVTT file: times and text, without identifiers, settings, notes and markup.
 * @returns null for a file that is none, or that has no line
 */
export function readWebVtt(file: string): CaptionLine[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null;
  const lines = text.split(/\n{2,}/).flatMap((block): CaptionLine[] => {
    const rows = block.split('\n');
    const place = rows.findIndex((row) => row.includes('-->'));
    if (place < 0 || place > 1) return [];
    const [start = '', rest = ''] = (rows[place] ?? '').split('-->');
    const from = readTime(start);
    const to = readTime(rest.trim().split(/[ \t]/)[0] ?? '');
    const words = rows
      .slice(place + 1)
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&\w+;/g, (sign) => unescapes[sign] ?? sign)
      .trim();
    return from === null || to === null || from >= to || words === ''
      ? []
      : [{ from, to, text: words.slice(0, captionLimits.text) }];
  });
  return lines.length === 0 ? null : lines.slice(0, captionLimits.lines);
}
