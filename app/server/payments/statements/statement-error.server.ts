import type {
  StatementProblem,
  StatementProblemCode,
} from '#domain/payment/statement/statement-problem.ts';

/** A statement file that cannot be read; nothing of it is imported. */
export class StatementError extends Error {
  readonly problem: StatementProblem;

  constructor(code: StatementProblemCode, line: number | null = null, cause?: unknown) {
    super(line === null ? code : `${code} in line ${line}`, { cause });
    this.name = 'StatementError';
    this.problem = { code, line };
  }
}
