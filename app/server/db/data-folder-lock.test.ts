import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockDataFolder } from './data-folder-lock.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astera-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (text: string) => writeFileSync(join(folder, 'astera.lock'), text);
const deadProcess = () => spawnSync(process.execPath, ['--version']).pid;

/** Another process that says when it is ready, locks when it is told, says `won` or `lost`, and stays. */
async function starter() {
  const source = new URL('./data-folder-lock.server.ts', import.meta.url).href;
  const code = `
    const { lockDataFolder } = await import(${JSON.stringify(source)});
    process.stdin.once('data', () => {
      try { lockDataFolder(${JSON.stringify(folder)}); console.log('won'); } catch { console.log('lost'); }
    });
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return {
    async lock(): Promise<string> {
      const said = once(child.stdout, 'data');
      child.stdin.write('go\n');
      return String((await said)[0]).trim();
    },
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('the lock of the data folder', () => {
  it('names its holder, and leaves nothing behind', () => {
    const unlock = lockDataFolder(folder);
    expect(readdirSync(folder)).toEqual(['astera.lock']);
    expect(readFileSync(join(folder, 'astera.lock'), 'utf8')).toBe(String(process.pid));
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is held by a living process, and by one that no one knows', () => {
    for (const holder of [String(process.ppid), '', 'someone']) {
      leave(holder);
      expect(() => lockDataFolder(folder)).toThrow('is in use');
      expect(readdirSync(folder)).toEqual(['astera.lock']);
    }
  });

  it('goes from a dead process to the next one', () => {
    leave(String(deadProcess()));
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not taken over by two', () => {
    leave(String(deadProcess()));
    writeFileSync(join(folder, 'astera.lock.takeover'), '1');
    expect(() => lockDataFolder(folder)).toThrow('is being taken over');
  });

  it('goes to one of several that start at the same moment after a crash', async () => {
    leave(String(deadProcess()));
    const starters = await Promise.all(Array.from({ length: 5 }, starter));
    const said = await Promise.all(starters.map(({ lock }) => lock()));
    await Promise.all(starters.map(({ end }) => end()));
    expect(said.filter((word) => word === 'won')).toHaveLength(1);
  });
});
