/** A finished job may stay locked in the database while its completion is being written. */
const REMEMBER_MS = 10 * 60_000;

/** The jobs that this process knows it holds; further ones that the database assigns to it are not being run. */
export interface ClaimedJobs {
  begin(jobId: string, attempt: number): void;
  end(jobId: string, attempt: number): void;
  knows(jobId: string, attempt: number): boolean;
}

export function createClaimedJobs(nowMs: () => number): ClaimedJobs {
  const claims = new Map<string, number>();
  const key = (jobId: string, attempt: number) => `${jobId} ${attempt}`;
  return {
    begin: (jobId, attempt) => void claims.set(key(jobId, attempt), Number.POSITIVE_INFINITY),
    end(jobId, attempt) {
      const now = nowMs();
      for (const [claim, until] of claims) if (until < now) claims.delete(claim);
      claims.set(key(jobId, attempt), now + REMEMBER_MS);
    },
    knows: (jobId, attempt) => (claims.get(key(jobId, attempt)) ?? 0) >= nowMs(),
  };
}
