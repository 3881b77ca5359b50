import { point, heading } from './marked-text.ts';

/** A text and its selection. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Mark = 'bold' | 'italic' | 'list' | 'heading' | 'link';

const around: Readonly<Record<'bold' | 'italic', string>> = { bold: '**', italic: '*' };

/** The prefix of a line, and how to detect it. */
const atLine = {
  list: { sign: '- ', seen: point },
  heading: { sign: '## ', seen: heading },
} as const;

function withLineMark({ text, start, end }: Selected, mark: keyof typeof atLine): Selected {
  const { sign, seen } = atLine[mark];
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isMarked = lines.every((line) => seen.test(line));
  const changed = lines.map((line) => (isMarked ? line.replace(seen, '') : sign + line)).join('\n');
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: first,
    end: first + changed.length,
  };
}

/** Turns the selection into a link and selects the URL, which is still to be typed. */
function linked({ text, start, end }: Selected): Selected {
  const before = `${text.slice(0, start)}[${text.slice(start, end)}](`;
  return {
    text: `${before}/)${text.slice(end)}`,
    start: before.length,
    end: before.length + 1,
  };
}

/** Adds a marker to the selection, or removes it. The selection is kept. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'list' || mark === 'heading') return withLineMark(selected, mark);
  if (mark === 'link') return linked(selected);
  const { text, start, end } = selected;
  const sign = around[mark];
  const before = text.slice(0, start);
  const after = text.slice(end);
  const words = text.slice(start, end);
  const isOne = (edge: string, next: string) => edge === sign && (mark === 'bold' || next !== '*');
  const marked =
    isOne(before.slice(-sign.length), before.slice(-sign.length - 1, -sign.length)) &&
    isOne(after.slice(0, sign.length), after.slice(sign.length, sign.length + 1));
  if (marked) {
    return {
      text: before.slice(0, -sign.length) + words + after.slice(sign.length),
      start: start - sign.length,
      end: end - sign.length,
    };
  }
  return {
    text: `${before}${sign}${words}${sign}${after}`,
    start: start + sign.length,
    end: end + sign.length,
  };
}
