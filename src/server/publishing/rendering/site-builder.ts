export interface SiteBuild {
  /** An empty folder, or none, that gets what is built. */
  outDir: string;
  /** Gets everything that the build says. */
  logFile: string;
  /** Where pages are going to be served, such as `https://example.org`, and the API that they are made from. */
  origin: string;
  apiUrl: string;
  /** A body of `/api/init` that the pages are made of instead, as it was at one moment. */
  shopFile: string | null;
  signal: AbortSignal;
}

/** `reason` is one line for whoever runs the shop, `lines` are the last ones that the build said. */
export type Built = { ok: true } | { ok: false; reason: string; lines: string[] };

export interface SiteBuilder {
  /** Writes the whole site into a folder. */
  buildSite: (build: SiteBuild) => Promise<Built>;
  /** Writes the pages' code for the resident page writer into a folder; its entry is `server/entry.mjs`. */
  buildWriter: (build: SiteBuild) => Promise<Built>;
}
