import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { NightRow, Tally } from './row.ts';
import type { Progress } from './progress.ts';

const keptFaults = 20;

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 600);
  // A property names what it was broken with, and behind it why.
  const cause = error.cause instanceof Error ? `${error.cause.message} ` : '';
  return `${cause}${error.message}`.slice(0, 600);
}

/** Counts into a row's progress. */
export function tallyInto(progress: Progress): Tally {
  const { figures } = progress;
  return {
    add: (figure, amount = 1) => (figures[figure] = (figures[figure] ?? 0) + amount),
    max: (figure, value) => (figures[figure] = Math.max(figures[figure] ?? 0, value)),
    fault(words) {
      progress.faultCount += 1;
      if (progress.faults.length < keptFaults) progress.faults.push(words);
    },
  };
}

/**
 * Runs a row from where it stopped until its rounds are done or its time is over. What a row left behind is compared
 * when it is closed, so a slice counts as a whole or, if the process is killed, not at all.
 */
export async function runRow(
  row: NightRow,
  before: Progress,
  { limitMs, rounds, now }: { limitMs: number; rounds: number; now: () => number },
): Promise<Progress> {
  const progress: Progress = structuredClone(before);
  const tally = tallyInto(progress);
  const began = now();
  const folder = await mkdtemp(join(tmpdir(), 'astera-night-row-'));
  try {
    const open = await row.open({ tally, folder });
    try {
      while (progress.rounds < rounds && now() - began < limitMs) {
        const index = progress.rounds;
        try {
          await open.round(index);
        } catch (error) {
          tally.fault(`round ${index}: ${wordsOf(error)}`);
        }
        progress.rounds += 1;
      }
    } finally {
      await open.close().catch((error: unknown) => tally.fault(`at the end: ${wordsOf(error)}`));
    }
  } catch (error) {
    tally.fault(`at the start: ${wordsOf(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  progress.ms += Math.round(now() - began);
  progress.at = new Date(now()).toISOString();
  return progress;
}

/** Whether all rounds were done, without a fault and within every limit. */
export function isMet(row: NightRow, { rounds, faultCount, figures }: Progress): boolean {
  return rounds >= row.rounds && isWell(row, { faultCount, figures });
}

/** Whether what was done so far is as it must be. */
export function isWell(
  { atMost = {} }: NightRow,
  { faultCount, figures }: Pick<Progress, 'faultCount' | 'figures'>,
): boolean {
  if (faultCount > 0) return false;
  return Object.entries(atMost).every(([figure, most]) => (figures[figure] ?? 0) <= most);
}
