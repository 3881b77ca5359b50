import type {
  ApplicationState,
  Requirement,
  ApplicantStore,
  ApplicationWords,
} from './application.ts';
import type { Decline } from './decline.ts';

/** The own application as its applicant sees it. */
export interface OwnApplication extends ApplicationWords {
  readonly state: ApplicationState;
  readonly store: ApplicantStore;
  readonly missing: readonly Requirement[];
  /** A UTC instant; null before it was sent. */
  readonly sentAt: string | null;
  /** Why it was declined the last time; null where it was not. */
  readonly decline: Decline | null;
}

/** A listed celebrity whose name could be mistaken for an applicant's. */
export interface SimilarCelebrity {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
}

/** An application as the team decides on it. */
export interface WaitingApplication extends ApplicationWords {
  readonly accountId: number;
  /** What the decision is about: another one once the applicant changes anything. */
  readonly seen: string;
  readonly store: ApplicantStore;
  readonly email: string;
  readonly addressIsVerified: boolean;
  /** UTC instants; when the account was made is null where the back end does not say. */
  readonly registeredAt: string | null;
  readonly sentAt: string;
  readonly similar: readonly SimilarCelebrity[];
  /** How often it was declined before. */
  readonly declinedBefore: number;
}

export const applicationsPerPage = 10;

/** As many as are counted: beyond it the menu says that there are more. */
export const maxCountedApplications = 100;
