import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

import { e2ePort } from '../support/port.ts';
import { visitorPages } from '../support/visitor-pages.ts';
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

/** One run of Lighthouse's mobile preset: scores out of 100 and the layout shift. The report is kept as a file. */
async function measure(url: string, file: string) {
  const result = await lighthouse(url, {
    port: debugPort,
    output: 'html',
    logLevel: 'error',
    onlyCategories: Object.keys(goals),
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  await writeFile(join(folder, `${file}.html`), String(result.report));
  await writeFile(join(folder, `${file}.json`), JSON.stringify(result.lhr));
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
