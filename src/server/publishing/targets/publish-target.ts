/** What has become of the site since a target was last told. */
export interface SiteChange {
  /** Folder with the whole site as it is served now: files, and .br/.gz copies beside text files. */
  folder: string;
  /** Files below it that were written since the last change; null: everything may differ. */
  written: readonly string[] | null;
  /** Files that are gone since then; ignored when `written` is null. */
  removed: readonly string[];
  signal: AbortSignal;
}

/** `sent` counts what was sent or taken away; `reason` is one German line for whoever runs the shop. */
export type PutOutcome = { ok: true; sent: number } | { ok: false; reason: string };

/** Another place that serves the site. A put that failed or was cut short is made good by the next one. */
export interface PublishTarget {
  /** As messages call it. */
  name: string;
  put: (change: SiteChange) => Promise<PutOutcome>;
}
