import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';

/** Settings are administrators' business alone. @throws AppError `not_allowed` */
export function assertAdministrator({ role }: Pick<User, 'role'>): void {
  if (role !== 'administrator') throw new AppError('not_allowed');
}
