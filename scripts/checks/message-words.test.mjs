import { describe, expect, it } from 'vitest';

import { allMessageFaults, messageFaults, messagesOf } from './message-words.mjs';

describe('the words of messages', () => {
  it.each([
    ['en', 'Someone was faster', '"was faster": Someone else has already …'],
    ['en', 'This cannot be undone.', '"cannot": a contraction'],
    ['en', 'Go on with the upload', '"Go on": continue'],
    ['en', 'Your e-mail', '"e-mail": email'],
    ['el', 'Το email σας', '"email": e-mail'],
    ['az', 'Kimsə daha tez davrandı.', '"daha tez davran": başqası artıq'],
    ['ru', 'Кто-то успел раньше.', '"успел раньше": кто-то другой уже'],
    ['sr', 'Unesite код', '"Unesite": ћирилица'],
    ['sr', '', 'is not translated'],
    ['tr', 'Komisyon {percent} %', '"} %": % sayıdan önce'],
  ])('in %s, %j, are refused with what to write', (locale, text, fault) => {
    expect(messageFaults(locale, text, text)[0]).toContain(fault);
  });

  it.each([
    ['en', 'Someone else has already decided.'],
    ['sr', 'Пошаљите <0>{email}</0> на WordPress, {count, plural, one {# код} other {# кодова}}'],
    ['tr', 'Komisyon %{percent}'],
  ])('in %s, %j, are fine', (locale, text) => {
    expect(messageFaults(locale, text, text)).toEqual([]);
  });

  it('leaves what the specification fixes', () => {
    const text = '{celebrity} has not accepted your request yet.';
    expect(messageFaults('en', text, text)).toEqual([]);
  });

  it('reads a catalogue', () => {
    expect(messagesOf('#. a comment\nmsgid "Say \\"hi\\""\nmsgstr "Поздрав"\n')).toEqual([
      ['Say "hi"', 'Поздрав'],
    ]);
  });

  it('of this project are', () => {
    const help = 'Change the text in the source, then `npm run messages`. The rules: docs/voice.md';
    expect(allMessageFaults(), help).toEqual([]);
  });
});
