import { describe, expect, it, vi } from 'vitest';

import { takePolicyReport, toldOf } from './policy-reports.server.ts';

const report = (change: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri':
      'https://astera.example/tr/my-orders/detail?orderId=7&email=iris@example.test#t',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/steal?token=abc',
    referrer: 'https://astera.example/account/login?destination=/iris',
    ...change,
  },
});
const post = (body: string) =>
  takePolicyReport(new Request('http://x/api/csp-report', { method: 'POST', body }));

describe('a report of what a page’s policy refused', () => {
  it('is told as rule, host and place, without anything of a person', () => {
    expect(toldOf(report())).toBe('csp: script-src-elem refused evil.test on /tr/my-orders/detail');
    expect(toldOf(report({ 'document-uri': 'https://a.example/celebrity/7/request/x' }))).toBe(
      'csp: script-src-elem refused evil.test on /celebrity/*/request/x',
    );
    expect(toldOf(report({ 'blocked-uri': 'inline' }))).toContain('refused inline');
  });

  it('stays one line, whatever it holds', () => {
    const told = toldOf(report({ 'effective-directive': 'a\r\n\u001b[31mforged: line' })) ?? '';
    expect(told).toMatch(/^csp: [\w'./:*-]+ refused \S+ on \S+$/);
    expect(told.length).toBeLessThan(420);
  });

  it('is answered alike when it is nonsense, and tells so often and no oftener', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const body of [
      '',
      '{',
      '[]',
      '7',
      '{"csp-report":1}',
      '{"csp-report":{"blocked-uri":[]}}',
    ]) {
      expect((await post(body)).status).toBe(204);
    }
    expect(warn).not.toHaveBeenCalled();
    for (let n = 0; n < 100; n += 1) await post(JSON.stringify(report()));
    expect(warn.mock.calls.length).toBeLessThanOrEqual(30);
    expect(warn.mock.calls.length).toBeGreaterThan(10);
    warn.mockRestore();
  });
});
