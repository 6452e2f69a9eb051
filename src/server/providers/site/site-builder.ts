export interface SiteBuild {
  /** The API that pages are made from. */
  apiUrl: string;
  /** An empty folder, or none, that gets the site. */
  outDir: string;
  /** Gets everything that the build says. */
  logFile: string;
  signal: AbortSignal;
}

/** Writes the whole site into a folder; `reason` is one line for whoever runs the shop. */
export type BuildSite = (build: SiteBuild) => Promise<{ ok: true } | { ok: false; reason: string }>;
