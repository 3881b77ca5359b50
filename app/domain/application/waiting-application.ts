import type {
  ApplicationState,
  Requirement,
  ApplicantStore,
  ApplicationWords,
} from './application.ts';
import type { Decline } from './decline.ts';

/** An application as its applicant sees it. */
export interface OwnApplication extends ApplicationWords {
  readonly state: ApplicationState;
  readonly store: ApplicantStore;
  readonly missing: readonly Requirement[];
  /** A UTC instant; null if it was never sent. */
  readonly sentAt: string | null;
  /** Why it was last declined; null if it was not. */
  readonly decline: Decline | null;
}

/** A listed celebrity whose name could be mistaken for an applicant's. */
export interface SimilarCelebrity {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
}

/** An application as the team reviews it. */
export interface WaitingApplication extends ApplicationWords {
  readonly accountId: number;
  /** The version being decided on; it changes whenever the applicant changes anything. */
  readonly seen: string;
  readonly store: ApplicantStore;
  readonly email: string;
  readonly addressIsVerified: boolean;
  /** UTC instants; the account's creation time is null if the back end does not report it. */
  readonly registeredAt: string | null;
  readonly sentAt: string;
  readonly similar: readonly SimilarCelebrity[];
  /** How many times it was declined before. */
  readonly declinedBefore: number;
}

export const applicationsPerPage = 10;

/** The highest count shown: beyond it the menu says that there are more. */
export const maxCountedApplications = 100;
