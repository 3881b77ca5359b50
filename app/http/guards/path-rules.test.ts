import { expect, it } from 'vitest';

import { kindOf, ruleFor } from './path-rules.ts';

it.each([
  ['/', 'page'],
  ['/tr/celebrity/7?x=1.png', 'page'],
  ['/_serverFn/abc', 'call'],
  ['/videos/vi1/source', 'upload'],
  ['/upload?token=to1', 'upload'],
  ['/vod/vi1/token/x/mp4/source.mp4', 'video'],
  ['/api/orders/12/video', 'video'],
  ['/api/clip/0b6c/preview?v=2', 'video'],
  ['/wp-json/wc/v3/orders', 'endpoint'],
  ['/videos/vi1', 'endpoint'],
  ['/api/health', 'probe'],
  ['/api/ready', 'probe'],
  ['/api/gate', 'api'],
  ['/api/live?age=5', 'stream'],
  ['/static/index-a1.js', 'file'],
  ['/icon.svg', 'file'],
] as const)('%s is a %s to figures and the log', (target, kind) => {
  expect(kindOf(target, undefined)).toBe(kind);
});

it('the bytes of a call are a chunk on its way', () => {
  expect(kindOf('/_serverFn/abc', 'application/octet-stream')).toBe('upload');
});

it('the stream of what became stale is read and nothing else', () => {
  expect(ruleFor('/api/live?age=5', undefined)).toMatchObject({
    methods: ['GET'],
    maxBodyBytes: 0,
  });
});

it('a bank statement may have 20 MB, and is only sent', () => {
  expect(ruleFor('/api/bank/statement?name=a.sta', 'application/octet-stream')).toMatchObject({
    methods: ['POST'],
    maxBodyBytes: 20 * 1_024 * 1_024,
  });
});
