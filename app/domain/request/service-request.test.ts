import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { badFields, good } from './bad-requests.fixture.ts';
import {
  answerNames,
  answerSchemas,
  nothingTyped,
  serviceRequestSchema,
  typedAnswers,
} from './service-request.ts';
import { serviceKinds } from '#domain/service/service.ts';

/** What is wrong with a request: the path of each field with its code. */
function findings(request: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(serviceRequestSchema, request);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('a request', () => {
  it.each(serviceKinds)('of %s is taken as it should be filled in', (service) => {
    expect(Object.keys(good[service]).toSorted()).toEqual(answerNames(service).toSorted());
    expect(v.parse(serviceRequestSchema, { service, answers: good[service] })).toEqual({
      service,
      answers: good[service],
    });
  });

  it('is looked through with at least 200 bad inputs, over every field of every form', () => {
    expect(badFields.length).toBeGreaterThanOrEqual(200);
    for (const service of serviceKinds) {
      for (const name of answerNames(service)) {
        const tried = badFields.some(([of, field]) => of === service && field === name);
        expect(tried, `${service}.${name}`).toBe(true);
      }
    }
  });

  it.each(badFields)('of %s is refused at %s for %j: %s', (service, field, value, code) => {
    const answers = { ...good[service], [field]: value };
    expect(findings({ service, answers })).toEqual({ [`answers.${field}`]: code });
  });

  it('tells of each wrong field at once', () => {
    expect(findings({ service: 'getVideo', answers: { occasion: 'other' } })).toEqual({
      'answers.from': 'required',
      'answers.to': 'required',
      'answers.instructions': 'required',
    });
  });

  it('is none without its answers', () => {
    expect(findings({ service: 'sendMessage' })).toEqual({ answers: 'required' });
    expect(findings({ service: 'sendMessage', answers: null })).toEqual({ answers: 'required' });
    expect(findings(undefined)).toEqual({ '': 'required' });
  });

  it.each([undefined, null, 'getvideo', 'constructor', '__proto__', 7, ['getVideo']])(
    'of the service %j is none',
    (service) => {
      expect(findings({ service, answers: good.getVideo })).toEqual({ service: 'required' });
    },
  );

  it('has the answers of its own form and no others', () => {
    const answers = { ...good.sendMessage, link: 'javascript:alert(1)', to: 'Maria' };
    const request = v.parse(serviceRequestSchema, { service: 'sendMessage', answers });
    expect(request.answers).toEqual(good.sendMessage);
    expect(findings({ service: 'instagramFollow', answers: good.facebookFriend })).toEqual({
      'answers.link': 'link-not-instagram',
    });
  });

  it('is kept without what no one sees, and with what people mean', () => {
    const { answers } = v.parse(serviceRequestSchema, {
      service: 'getVideo',
      answers: {
        ...good.getVideo,
        from: ' Íris\r\n \u202Eand\tЛена\u0000 ',
        instructions: '  First line\r\nsecond\u0007 👩‍👩‍👧 \uD800\n ',
      },
    });
    expect(answers).toMatchObject({
      from: 'Íris and Лена',
      instructions: 'First line\nsecond 👩‍👩‍👧 \uFFFD',
    });
  });

  it('may be as long as its fields say, to the letter', () => {
    const answers = { ...good.sendMessage, from: 'λ'.repeat(60), message: 'x'.repeat(1000) };
    expect(findings({ service: 'sendMessage', answers })).toEqual({});
  });
});

describe('a form', () => {
  it.each(serviceKinds)('of %s begins empty and is refused so', (service) => {
    const empty = nothingTyped(service);
    expect(v.is(answerSchemas[service], empty)).toBe(false);
    expect(Object.keys(empty)).toEqual(answerNames(service));
  });

  it('goes on with what was typed, and with nothing else that was kept', () => {
    const kept = { link: 'https://x', message: 'x', constructor: 'y' };
    expect(typedAnswers('instagramLike', kept)).toEqual({ link: 'https://x', description: '' });
  });
});
