import { createBuildHook } from './build-hook.ts';
import type { PublishTarget } from './publish-target.ts';
import type { PublishPlace } from './s3.ts';

/** Further hosts of the site, besides this server. */
export interface PublishTo {
  s3: PublishPlace | null;
  /** A CDN's build hook. */
  hookUrl: string | null;
}

export function openTargets({ s3, hookUrl }: PublishTo): PublishTarget[] {
  return [...(s3 ? [openS3(s3)] : []), ...(hookUrl === null ? [] : [createBuildHook(hookUrl)])];
}

function openS3(place: PublishPlace): PublishTarget {
  // Loaded late: slow, and unnecessary before there is something to send.
  let target: Promise<PublishTarget> | null = null;
  return {
    name: `Bucket „${place.bucket}“`,
    async put(change) {
      target ??= import('./s3.ts').then(({ createS3Target }) => createS3Target(place));
      return (await target).put(change);
    },
  };
}
