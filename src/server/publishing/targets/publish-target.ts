/** Changes of the site since a target's last update. */
export interface SiteChange {
  /** The folder with the whole live site: files, with .br and .gz copies beside text files. */
  folder: string;
  /** Files written since the last update; null: everything may differ. */
  written: readonly string[] | null;
  /** Files removed since then; ignored if `written` is null. */
  removed: readonly string[];
  signal: AbortSignal;
}

/** `sent` counts uploads and deletions; `reason` is one German line for the operator. */
export type PutOutcome = { ok: true; sent: number } | { ok: false; reason: string };

/** Another host of the site. The next update repairs one that failed or was aborted. */
export interface PublishTarget {
  /** The name in messages. */
  name: string;
  put: (change: SiteChange) => Promise<PutOutcome>;
}
