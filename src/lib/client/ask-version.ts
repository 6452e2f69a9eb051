import type { Answer } from './api.ts';

type Version = Answer<'get /api/branches/{id}/version'>;

/** A question that takes longer has met no API. */
const PATIENCE_MS = 10_000;

/**
 * The version of a branch's pages as the API has it now; null where it knows of none, and throws without an answer. Every page
 * asks this before it is touched, so it comes without the rest of the client.
 */
export async function askVersion(base: string, branchId: number): Promise<Version | null> {
  const response = await fetch(`${base}/api/branches/${branchId}/version`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = response.status === 404 ? null : ((await response.json()) as { data: Version } | null);
  return answer && answer.data;
}
