import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from 'playwright';
import * as v from 'valibot';

import { e2ePort } from '#tests/support/servers/port.ts';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { report, reportScore } from './report.ts';
import { startServerProcess } from './server-process.ts';

const measured = ['home', 'celebrities', 'celebrity', 'product'];
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** 0.00: what a page moves by when its fonts replace their stand-ins of the same measure. */
const goalShift = 0.004;
/** A single run hangs on what else the machine does; the middle one of three says more. */
const rounds = 3;
const folder = 'artifacts/lighthouse';
const executablePath = process.env['CHROMIUM_PATH'];
const debugPort = e2ePort + 3;

const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(v.string(), v.looseObject({ numericValue: v.optional(v.number()) })),
});

/** One run of Lighthouse's mobile preset: scores out of 100 and the layout shift. The report is kept as a file. */
async function measure(url: string, file: string) {
  const options = [
    `--port=${debugPort}`,
    '--quiet',
    '--output=html',
    '--output=json',
    `--output-path=${join(folder, file)}`,
    `--only-categories=${Object.keys(goals).join(',')}`,
  ];
  await promisify(execFile)('tests/tools/node_modules/.bin/lighthouse', [url, ...options]);
  const report: unknown = JSON.parse(await readFile(join(folder, `${file}.report.json`), 'utf8'));
  const { audits, categories, runtimeError } = v.parse(reportSchema, report);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    score: (category: string) => Math.round((categories[category]?.score ?? 0) * 100),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
  };
}

const middle = (scores: number[]) => scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? 0;

/** The scores of the four kinds of pages that visitors land on, and that nothing moves on them. */
const server = await startServerProcess();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debugPort}`,
  ],
});
try {
  await mkdir(folder, { recursive: true });
  for (const name of measured) {
    const url = server.origin + (visitorPages[name]?.path ?? '');
    // The first visitor of all waits until the sizes of the pictures are made; no later one does.
    await measure(url, `${name}-warm-up`);
    const runs = [];
    for (let round = 1; round <= rounds; round += 1) {
      runs.push(await measure(url, `${name}-${round}`));
    }
    for (const [category, goal] of Object.entries(goals)) {
      reportScore(`${name}, ${category}`, middle(runs.map(({ score }) => score(category))), goal);
    }
    report(`${name}, layout shift`, Math.max(...runs.map(({ shift }) => shift)), goalShift, '');
  }
} finally {
  await browser.close();
  await server.stop();
}
