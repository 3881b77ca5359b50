import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { captionsSchema, readTime, readWebVtt, shownTime, writeWebVtt } from './captions.ts';

describe('a time of captions', () => {
  it.each([
    ['4', 4_000],
    ['4.2', 4_200],
    ['4,25', 4_250],
    ['0:04.2', 4_200],
    ['1:00', 60_000],
    ['00:00:04.200', 4_200],
    [' 12.5 ', 12_500],
  ])('%s is %d milliseconds', (text, ms) => expect(readTime(text)).toBe(ms));

  it.each(['', 'x', '-1', '1:75', '1.2.3', '1e3'])('%s is none', (text) =>
    expect(readTime(text)).toBeNull(),
  );

  it('is shown so that it can be read again', () => {
    for (const ms of [0, 100, 4_200, 59_900, 60_000]) expect(readTime(shownTime(ms))).toBe(ms);
  });
});

describe('captions', () => {
  const lines = [
    { from: 500, to: 2_300, text: 'Hello & <b>welcome</b>' },
    { from: 2_600, to: 4_000, text: 'Goodbye' },
  ];

  it('are written as WebVTT, in which what was typed stays text', () => {
    expect(writeWebVtt(lines)).toBe(
      'WEBVTT\n\n00:00.500 --> 00:02.300\nHello &amp; &lt;b&gt;welcome&lt;/b&gt;\n\n00:02.600 --> 00:04.000\nGoodbye\n',
    );
  });

  it('are the same after they were written and read', () => {
    expect(readWebVtt(writeWebVtt(lines))).toEqual(lines);
  });

  it('are read from a file with identifiers, settings, notes and several rows', () => {
    const file =
      '\uFEFFWEBVTT - made elsewhere\r\n\r\nNOTE nothing\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 align:start\r\n<v Danae>Hello\r\nthere\r\n';
    expect(readWebVtt(file)).toEqual([{ from: 1_000, to: 2_000, text: 'Hello there' }]);
  });

  it.each(['', 'WEBVTTX', '1\n00:00 --> 00:01\nHello', 'WEBVTT\n\nno times'])(
    'are not in %j',
    (file) => expect(readWebVtt(file)).toBeNull(),
  );

  it('are put in order, and refused with a code for each wrong field', () => {
    expect(v.parse(captionsSchema, lines.toReversed())).toEqual(lines);
    const wrong = v.safeParse(captionsSchema, [
      { from: 5, to: 5, text: 'x' },
      { from: 0, to: 1, text: ' ' },
      { from: 0.5, to: 1, text: 'x'.repeat(161) },
    ]);
    expect(wrong.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['0.to', 'time'],
      ['1.text', 'required'],
      ['2.from', 'time'],
      ['2.text', 'too-long'],
    ]);
  });
});
