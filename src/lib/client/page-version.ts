import type { Answer } from './api.ts';
import type { BranchVersion } from '../contract/branch-version.ts';

/** What the API says of a branch now. */
export type Version = Answer<'get /api/branches/{id}/version'>;

/** A request that takes longer counts as unanswered. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * The version of a branch's pages as the API has it now; null where the API knows none, and throws without an answer. Every
 * page needs this before its first tap, so it works without the rest of the client.
 */
export async function readVersion(base: string, branchId: number): Promise<Version | null> {
  const response = await fetch(`${base}/api/branches/${branchId}/version`, {
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const answer = response.status === 404 ? null : ((await response.json()) as { data: Version } | null);
  return answer && answer.data;
}

/** A page in use is checked at most this often. */
export const CHECK_EVERY_MS = 30_000;

/** When the open page was found current before its first touch, in epoch milliseconds, and what the API said. */
interface Found {
  at: number;
  live: Version | null;
}

let found: Found | undefined;

export const foundCurrent = () => found;

/** Whether the open page is as the API has it, or the API does not know; throws without an answer. */
export async function isCurrent(base: string, branchId: number, shown: BranchVersion): Promise<boolean> {
  const live = await readVersion(base, branchId);
  const isSame = !live || (live.menu === shown.menu && live.facts === shown.facts);
  if (isSame) found = { at: Date.now(), live };
  return isSame;
}
