function tell(isMet: boolean, words: string): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${words}`);
  if (!isMet) process.exitCode = 1;
}

/** Prints a figure beside its goal; one that misses it makes the run fail. */
export function report(what: string, figure: number, goal: number, unit: string): void {
  tell(figure <= goal, `${what}: ${figure.toFixed(2)} ${unit} (goal: at most ${goal} ${unit})`);
}

/** The same for a score out of 100, where more is better. */
export function reportScore(what: string, score: number, goal: number): void {
  tell(score >= goal, `${what}: ${score} (goal: at least ${goal})`);
}
